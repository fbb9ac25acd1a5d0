import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Replay } from './use-replay.ts';
import './playback-controls.css';

import '../../ui/field.css';

/** How long each step is shown, in milliseconds. */
const SPEEDS = { calm: 1600, brisk: 700, quick: 250 } as const;
type Speed = keyof typeof SPEEDS;

interface PlaybackControlsProps {
  readonly replay: Replay;
  readonly last: number;
  /** What the larger steps are called, and the keys. */
  readonly words: { readonly turnBack: string; readonly turnOn: string; readonly keys: string };
}

/** Steps, turns, both ends, and going on by itself. */
export function PlaybackControls({ replay, last, words: steps }: PlaybackControlsProps): ReactNode {
  const { words } = usePageText();
  const { replay: text } = words;
  const { version, go, shown } = replay;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('brisk');
  const speedField = useId();
  const goes = playing && version < last;

  const act = (move: Move): void => {
    setPlaying(move === 'play' ? !goes : false);
    if (move !== 'play') go(placeAfter(move, replay, last));
    else if (version === last) {
      go(0);
      setPlaying(true);
    }
  };
  useKeys(act);

  useEffect(() => {
    // The next step waits until this one is seen.
    if (!goes || shown?.version !== version) return;
    const timer = setTimeout(() => go(version + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [goes, version, shown, speed, go]);

  const where = `${text.step(version, last)}, ${version === 0 ? text.start : shown?.view.over ? text.over : text.round(shown?.view.round ?? 1)}`;
  const button = (move: Move, label: string, possible: boolean): ReactNode => (
    <IconButton
      className={`playback-controls-button playback-controls-${move}`}
      label={label}
      disabled={!possible}
      onClick={() => act(move)}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={move === 'play' && goes ? PAUSE : DRAWINGS[move]} />
      </svg>
    </IconButton>
  );
  return (
    <section className="playback-controls" aria-label={text.controls}>
      <input
        type="range"
        className="playback-controls-place"
        min={0}
        max={last}
        value={version}
        aria-label={text.position}
        aria-valuetext={where}
        onChange={({ target }) => {
          setPlaying(false);
          go(Number(target.value));
        }}
      />
      <div className="playback-controls-buttons">
        {button('start', text.toStart, version > 0)}
        {button('turn-back', steps.turnBack, version > 0)}
        {button('back', text.stepBack, version > 0)}
        {button('play', goes ? text.pause : text.play, last > 0)}
        {button('on', text.stepOn, version < last)}
        {button('turn-on', steps.turnOn, version < last)}
        {button('end', text.toEnd, version < last)}
      </div>
      <output className="playback-controls-where">{where}</output>
      <div className="playback-controls-speed">
        <label htmlFor={speedField}>{text.speed}</label>
        <select id={speedField} className="field-input" value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((choice) => (
            <option key={choice} value={choice}>
              {text.speeds[choice]}
            </option>
          ))}
        </select>
      </div>
      <p className="playback-controls-keys">{steps.keys}</p>
    </section>
  );
}

type Move = 'start' | 'turn-back' | 'back' | 'play' | 'on' | 'turn-on' | 'end';

function placeAfter(move: Exclude<Move, 'play'>, { version, turns }: Replay, last: number): number {
  switch (move) {
    case 'start':
      return 0;
    case 'turn-back':
      return turns.findLast((turn) => turn < version) ?? 0;
    case 'back':
      return version - 1;
    case 'on':
      return version + 1;
    case 'turn-on':
      return turns.find((turn) => turn > version) ?? last;
    case 'end':
      return last;
  }
}

const PAUSE = 'M-6-8h4V8h-4ZM2-8h4V8h-4Z';
const DRAWINGS: Readonly<Record<Move, string>> = {
  start: 'M-8-8h2.500V8H-8ZM8-8V8L-4 0Z',
  'turn-back': 'M0-8V8L-10 0ZM10-8V8L0 0Z',
  back: 'M5-8V8L-7 0Z',
  play: 'M-6-9V9L9 0Z',
  on: 'M-5-8V8L7 0Z',
  'turn-on': 'M0-8V8L10 0ZM-10-8V8L0 0Z',
  end: 'M8-8H5.500V8H8ZM-8-8V8L4 0Z',
};

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  'Shift+ArrowLeft': 'turn-back',
  'Shift+ArrowRight': 'turn-on',
  Home: 'start',
  End: 'end',
  ' ': 'play',
};

/** The keys work anywhere on the page, except where they already mean something. */
function useKeys(act: (move: Move) => void): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const move = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (move === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.matches('select, summary') || (move === 'play' && target.matches('button, a, input'))) return;
      event.preventDefault();
      newest.current(move);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** The few sounds of the table. All are made on the spot: there is nothing to fetch. */
export type SoundName = 'mark' | 'discovery' | 'turn' | 'end';

/** A note: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, at: number, length: number];

/** Bells of a clockwork, tuned to one chord so that they never clash. */
const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  mark: [[1174.7, 0, 0.35]],
  discovery: [
    [587.3, 0, 0.9],
    [740, 0.11, 0.9],
    [880, 0.22, 0.9],
    [1174.7, 0.33, 1.4],
  ],
  turn: [
    [440, 0, 0.7],
    [587.3, 0.16, 1],
  ],
  end: [
    [293.7, 0, 2.6],
    [440, 0.18, 2.4],
    [587.3, 0.36, 2.2],
    [740, 0.54, 2.4],
    [1174.7, 0.9, 2.6],
  ],
};

const LOUDNESS = 0.07;

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  // Browsers hold sound back until the page has been touched; then it simply begins.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const note of NOTES[name]) ring(context, note);
}

/** A soft bell: a pure tone with a faint overtone, struck and left to die away. */
function ring(audio: AudioContext, [pitch, at, length]: Note): void {
  const start = audio.currentTime + at;
  for (const [partial, share] of [
    [1, 1],
    [2.76, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * partial;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS * share, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length / partial);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

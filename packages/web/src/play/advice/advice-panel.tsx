import type { Seat } from '@astrarium/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import type { TableSession } from '../../client/local/use-table.ts';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { loadAdviceWords } from '../../i18n/catalogues.ts';
import { useText } from '../../i18n/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { useTarget } from '../guidance/use-target.ts';
import { askMaster, type MasterAdvice } from './ask-master.ts';
import { Recommended } from './recommended.tsx';
import './advice-panel.css';

/** A narrower screen has no place beside the board. */
const NARROW = 1120;

interface AdvicePanelProps {
  /** Who has to decide; null when nobody at this screen has a choice. */
  readonly seat: Seat | null;
  readonly update: TableUpdate;
  readonly decide: TableSession['decide'];
  readonly onClose: () => void;
}

/** What a Master would decide, what it expects of it, and what it thinks second best. There is one for each moment. */
export function AdvicePanel({ seat, update, decide, onClose }: AdvicePanelProps): ReactNode {
  const words = useCatalogue(loadAdviceWords);
  const { table } = useText().words;
  const panel = useRef<HTMLElement>(null);
  const room = useRef<HTMLElement>(document.querySelector('main'));
  const [moment] = useState(update);
  const [told, setTold] = useState<MasterAdvice | 'failed' | null>(null);
  const [above, setAbove] = useState(innerWidth < NARROW);
  useEffect(() => panel.current?.showPopover(), []);
  useEffect(() => {
    if (seat === null) return;
    const asking = askMaster(moment, seat);
    asking.told.then(setTold, () => setTold('failed'));
    return asking.stop;
  }, [moment, seat]);
  const decision = told === null || told === 'failed' ? null : (told.options[0]?.decision ?? null);
  useTarget(room, decision);
  useEffect(() => {
    // It never lies on what it is about; where there is room for it, not on the actions either.
    const target = decision === null ? null : room.current?.querySelector('[data-beckons]');
    if (target && innerWidth < NARROW) setAbove(target.getBoundingClientRect().top > innerHeight / 2);
  }, [decision]);
  const play = (advised: string): void => {
    // Should the table have gone on meanwhile, it shows so itself.
    if (seat !== null) decide(seat, advised).catch(() => undefined);
  };
  return (
    <Panel
      ref={panel}
      popover="manual"
      className={`help-panel advice-panel${above ? ' help-panel-above' : ''}`}
      aria-label={table.advice}
      title={table.advice}
      close={table.help.close}
      onClose={onClose}
    >
      <div aria-live="polite">
        {seat === null && <p>{words.nothing}</p>}
        {seat !== null && told === null && <p className="advice-thinking">{table.thinking}</p>}
        {told === 'failed' && <p>{words.failed}</p>}
        {told !== null && told !== 'failed' && <Recommended told={told} update={moment} onPlay={play} />}
      </div>
    </Panel>
  );
}

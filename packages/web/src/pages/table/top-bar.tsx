import type { ReactNode } from 'react';
import type { Play } from '../../astra/table/play.ts';
import { SiteMark } from '../../ornament/site-mark.tsx';
import { Link } from '../../route/link.tsx';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { TableIcon } from '../../table/table-icon.tsx';
import { useText } from '../../text/use-text.ts';
import './top-bar.css';

interface TopBarProps {
  readonly play: Play;
  readonly logOpen: boolean;
  readonly onLog: () => void;
  readonly onSettings: () => void;
  readonly onShortcuts: () => void;
}

/** Where the game stands, and the ways out of it. */
export function TopBar({ play, logOpen, onLog, onSettings, onShortcuts }: TopBarProps): ReactNode {
  const words = useText().words.table.bar;
  const { view } = play;
  const active = play.seats[view.active];
  return (
    <header className="top-bar">
      <Link className="top-bar-home" to={{ page: 'home' }} aria-label={words.home} title={words.home}>
        <SiteMark />
      </Link>
      <h1 className="top-bar-state">
        <span className="top-bar-round">{words.round(view.round)}</span>
        <span aria-hidden="true">·</span>
        {view.over || active === undefined ? (
          <span>{words.over}</span>
        ) : (
          <span className="top-bar-turn">
            <SeatToken ink={active.ink} />
            <span className="top-bar-name">{view.viewer === view.active ? words.yourTurn : words.turnOf(active.name)}</span>
          </span>
        )}
      </h1>
      <LastRound play={play} />
      {view.lastRound === 0 && <Deck above={view.deck.above} />}
      <nav className="top-bar-ways">
        <button
          type="button"
          id="log-button"
          className="icon-button top-bar-log"
          aria-expanded={logOpen}
          aria-label={words.log}
          title={`${words.log} (L)`}
          onClick={onLog}
        >
          <TableIcon name="log" />
        </button>
        <Link className="icon-button" to={{ page: 'rules', rule: null }} aria-label={words.rules} title={words.rules}>
          <TableIcon name="rules" />
        </Link>
        <button
          type="button"
          className="icon-button top-bar-keys"
          aria-label={words.shortcuts}
          title={`${words.shortcuts} (?)`}
          onClick={onShortcuts}
        >
          <TableIcon name="keys" />
        </button>
        <button type="button" className="icon-button" aria-label={words.settings} title={words.settings} onClick={onSettings}>
          <TableIcon name="settings" />
        </button>
      </nav>
    </header>
  );
}

/** Once the Game End card has come up, nobody should miss it (A9.2). */
function LastRound({ play }: { readonly play: Play }): ReactNode {
  const words = useText().words.table.bar;
  const { lastRound, round, over } = play.view;
  if (lastRound === 0 || over) return null;
  return <p className="last-round">{round === lastRound ? words.lastRound : words.lastRoundNext}</p>;
}

/** How many cards lie above the Game End card: everybody may know (A9.6). */
function Deck({ above }: { readonly above: number }): ReactNode {
  const words = useText().words.table.bar;
  const label = words.deck(above);
  return (
    <p className="top-bar-deck" title={label}>
      <TableIcon name="deck" />
      <span aria-hidden="true">{above}</span>
      <span className="visually-hidden">{label}</span>
    </p>
  );
}

import { memo, type ReactNode } from 'react';
import { Link } from '../client/route/link.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TableIcon } from '../ui/icons/table-icon.tsx';
import { SiteMark } from '../ui/ornament/site-mark.tsx';
import type { BarTurn } from './bar-turn.ts';
import { Help } from './help/help.tsx';
import { SeatToken } from './ink/seat-token.tsx';
import { TextModeLink } from './text-mode-link.tsx';
import './top-bar.css';

interface TopBarProps extends WaysProps {
  readonly table: string;
  readonly round: number;
  /** Who has to decide; null when the game is over. */
  readonly turn: BarTurn | null;
  /** What else everybody should see of the game at any time. */
  readonly children?: ReactNode;
}

interface WaysProps {
  /** The letter of the game's rulebook. */
  readonly rules: string;
  readonly logOpen: boolean;
  readonly onLog: () => void;
  readonly onSettings: () => void;
  readonly onShortcuts: () => void;
  /** Further ways, before those that every table has. */
  readonly ways?: ReactNode;
}

/** Where the game stands, and the ways out of it. */
export function TopBar({ table, round, turn, children, ...ways }: TopBarProps): ReactNode {
  const words = useText().words.table.bar;
  return (
    <header className="top-bar">
      <TextModeLink table={table} />
      <Home />
      <h1 className="top-bar-state">
        <span className="top-bar-round">{words.round(round)}</span>
        <span aria-hidden="true">·</span>
        {turn === null ? (
          <span className="top-bar-name">{words.over}</span>
        ) : (
          <span className="top-bar-turn">
            <SeatToken ink={turn.ink} />
            <span className="top-bar-name top-bar-whole">{turn.words}</span>
            <span className="top-bar-name top-bar-short" aria-hidden="true">
              {turn.short}
            </span>
          </span>
        )}
      </h1>
      {children}
      <Ways {...ways} />
    </header>
  );
}

const Home = memo(function Home(): ReactNode {
  const words = useText().words.table.bar;
  return (
    <Link className="top-bar-home" to={{ page: 'home' }} aria-label={words.home} title={words.home}>
      <SiteMark />
    </Link>
  );
});

/** No decision changes them. */
const Ways = memo(function Ways({ rules, logOpen, onLog, onSettings, onShortcuts, ways }: WaysProps): ReactNode {
  const words = useText().words.table.bar;
  return (
    <nav className="top-bar-ways">
      {ways}
      <IconButton
        id="log-button"
        className="top-bar-log"
        aria-expanded={logOpen}
        label={words.log}
        title={`${words.log} (L)`}
        onClick={onLog}
      >
        <TableIcon name="log" />
      </IconButton>
      <Help />
      <Link className="icon-button" to={{ page: 'rules', rule: rules }} aria-label={words.rules} title={words.rules}>
        <TableIcon name="rules" />
      </Link>
      <IconButton className="top-bar-keys" label={words.shortcuts} title={`${words.shortcuts} (?)`} onClick={onShortcuts}>
        <TableIcon name="keys" />
      </IconButton>
      <IconButton label={words.settings} onClick={onSettings}>
        <TableIcon name="settings" />
      </IconButton>
    </nav>
  );
});

import { useEffect, useRef } from 'react';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { isNotifying, notify } from './notifications.ts';

const ICONS = { turn: '/favicon-turn.svg', rest: '/favicon.svg' } as const;

/** Whose turn it is shows on the icon of the tab; and whoever is elsewhere and wants it is notified. The title and the sound are the table's own. */
export function useTurnSignal(): void {
  const { words: all, games } = usePageText();
  const words = all.online;
  const { update, you } = useOnlineState();
  const turn = update?.waitingFor.some((seat) => seat in update.legal && you.seats.includes(seat)) === true;

  useEffect(() => {
    showIcon(turn ? ICONS.turn : ICONS.rest);
    return () => showIcon(ICONS.rest);
  }, [turn]);

  const before = useRef(turn);
  useEffect(() => {
    const comes = turn && !before.current;
    before.current = turn;
    if (!comes || !document.hidden || !isNotifying() || update === null) return;
    notify(words.table.notification(gameText(games, update.game).words.name), update.table);
  }, [turn, update, words, games]);
}

function showIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute('href') !== address) link.href = address;
}

import type { ReactNode } from 'react';
import { useCameFrom } from '../../client/route/came-from.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Example } from './last-citing.ts';
import './in-your-game.css';

interface InYourGameProps {
  readonly example: Example | undefined;
  readonly asked: boolean;
}

export function InYourGame({ example, asked }: InYourGameProps): ReactNode {
  const words = usePageText().words.rulesPage;
  const game = useCameFrom();
  if (example === undefined) return null;
  return (
    <p className="in-your-game">
      <b>{words.inYourGame}</b> <span className="in-your-game-when">{example.when}</span> {example.words}{' '}
      {asked && game !== null && (
        <Link className="text-link" to={game}>
          {words.backToGame}
        </Link>
      )}
    </p>
  );
}

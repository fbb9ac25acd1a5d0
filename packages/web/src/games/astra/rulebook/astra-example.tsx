import type { AstraEvent } from '@astrarium/astra';
import type { Logged } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import type { ExampleProps } from '../../../play/present-game/example.ts';
import { InYourGame } from '../../../play/present-game/in-your-game.tsx';
import { lastCiting } from '../../../play/present-game/last-citing.ts';
import { logGroups } from '../table/log-groups.ts';
import { namesAt } from '../table/names.ts';
import { useAstraText } from '../use-astra-text.ts';

export function AstraExample({ update, rule, asked }: ExampleProps): ReactNode {
  const text = useAstraText();
  const example = useMemo(() => {
    const log = update.events as readonly Logged<AstraEvent>[];
    return lastCiting(logGroups(log, text, namesAt(update.seats)), rule);
  }, [update, text, rule]);
  return <InYourGame example={example} asked={asked} />;
}

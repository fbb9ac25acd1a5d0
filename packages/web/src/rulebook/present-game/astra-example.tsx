import type { AstraEvent } from '@astrarium/astra';
import type { Logged } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import { logGroups } from '../../astra/table/log-groups.ts';
import { namesAt } from '../../astra/table/names.ts';
import { useAstraText } from '../../astra/use-astra-text.ts';
import type { ExampleProps } from './example-of.tsx';
import { InYourGame } from './in-your-game.tsx';
import { lastCiting } from './last-citing.ts';

export function AstraExample({ update, rule, asked }: ExampleProps): ReactNode {
  const text = useAstraText();
  const example = useMemo(() => {
    const log = update.events as readonly Logged<AstraEvent>[];
    return lastCiting(logGroups(log, text, namesAt(update.seats)), rule);
  }, [update, text, rule]);
  return <InYourGame example={example} asked={asked} />;
}

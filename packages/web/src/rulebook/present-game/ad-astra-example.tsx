import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf } from '@astrarium/ad-astra/text';
import type { Logged } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import { logGroups } from '../../ad-astra/table/log-groups.ts';
import { useAdAstraText } from '../../ad-astra/use-ad-astra-text.ts';
import type { ExampleProps } from './example-of.tsx';
import { InYourGame } from './in-your-game.tsx';
import { lastCiting } from './last-citing.ts';

export function AdAstraExample({ update, rule, asked }: ExampleProps): ReactNode {
  const text = useAdAstraText();
  const example = useMemo(() => {
    const log = update.events as readonly Logged<AdAstraEvent>[];
    return lastCiting(logGroups(log, text, namesOf(update.seats.map(({ name }) => name))), rule);
  }, [update, text, rule]);
  return <InYourGame example={example} asked={asked} />;
}

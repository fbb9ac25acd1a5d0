import type { AdAstraEvent } from '@astrarium/ad-astra';
import { namesOf } from '@astrarium/ad-astra/text';
import type { Logged } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import type { ExampleProps } from '../../../play/present-game/example.ts';
import { InYourGame } from '../../../play/present-game/in-your-game.tsx';
import { lastCiting } from '../../../play/present-game/last-citing.ts';
import { logGroups } from '../table/log-groups.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';

export function AdAstraExample({ update, rule, asked }: ExampleProps): ReactNode {
  const text = useAdAstraText();
  const example = useMemo(() => {
    const log = update.events as readonly Logged<AdAstraEvent>[];
    return lastCiting(logGroups(log, text, namesOf(update.seats.map(({ name }) => name))), rule);
  }, [update, text, rule]);
  return <InYourGame example={example} asked={asked} />;
}

import { type AdAstraEvent, type AdAstraOptions, type AdAstraView, adAstra } from '@astrarium/ad-astra';
import { type AstraEvent, type AstraOptions, type AstraView, astra } from '@astrarium/astra';
import { type AnyGame, childSeed, quickRandom, readSeed, Table, type Viewer } from '@astrarium/core';
import type { Plain } from '@astrarium/protocol';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AD_ASTRA_SCHEMAS } from '../src/api-schemas/ad-astra.ts';
import { ASTRA_SCHEMAS } from '../src/api-schemas/astra.ts';
import { GAME_SCHEMAS } from '../src/api-schemas/game-schemas.ts';

/** The types of a game, and those of its schemas: each has to be the other. */
interface Types {
  readonly options: unknown;
  readonly view: unknown;
  readonly event: unknown;
}
type Written<Schemas extends Record<keyof Types, v.GenericSchema>> = { readonly [Part in keyof Types]: Plain<Schemas[Part]> };
type Read<Schemas extends Record<keyof Types, v.GenericSchema>> = { readonly [Part in keyof Types]: v.InferOutput<Schemas[Part]> };
type AstraTypes = { readonly options: AstraOptions; readonly view: AstraView; readonly event: AstraEvent };
type AdAstraTypes = { readonly options: AdAstraOptions; readonly view: AdAstraView; readonly event: AdAstraEvent };

describe('what the description of the API says of a game', () => {
  it('is what its types say: the compiler sees to it', () => {
    const same: readonly ((one: never) => unknown)[] = [
      (one: AstraTypes): Written<typeof ASTRA_SCHEMAS> => one,
      (one: Read<typeof ASTRA_SCHEMAS>): AstraTypes => one,
      (one: AdAstraTypes): Written<typeof AD_ASTRA_SCHEMAS> => one,
      (one: Read<typeof AD_ASTRA_SCHEMAS>): AdAstraTypes => one,
    ];
    expect(same).toHaveLength(4);
  });

  it.each<[AnyGame, object]>([
    [astra, { players: 1, modifiers: ['open-deck', 'scoring-card'] }],
    [astra, { players: 2 }],
    [astra, { players: 5 }],
    [adAstra, { players: 3 }],
    [adAstra, { players: 5, rules: 'original', arcanum: true, responsum: true }],
  ])('fits every view and event of whole games: %o', (game, options) => {
    const schemas = GAME_SCHEMAS[game.name as keyof typeof GAME_SCHEMAS];
    if (schemas === undefined) throw new Error(`${game.name} has no schemas`);
    expect(issuesOf(schemas.chosenOptions, options)).toEqual([]);
    expect(issuesOf(schemas.options, game.options(options))).toEqual([]);
    const table = Table.start(game, { options: game.options(options), seed: childSeed(readSeed('0a91'), 1) });
    const below = quickRandom(7);
    const viewers: readonly Viewer[] = ['spectator', ...table.names.keys()];
    while (table.waitingFor().length > 0) {
      for (const viewer of viewers) expect(issuesOf(schemas.view, overTheWire(table.view(viewer)))).toEqual([]);
      const seat = table.waitingFor()[0] ?? 0;
      const legal = table.legal(seat);
      table.decide(seat, legal[below(legal.length)]);
    }
    const kinds = new Set<string>();
    for (const viewer of viewers) {
      expect(issuesOf(schemas.view, overTheWire(table.view(viewer)))).toEqual([]);
      for (const { event } of table.log(viewer, -1)) {
        kinds.add((event as AstraEvent | AdAstraEvent).kind);
        expect(issuesOf(schemas.event, overTheWire(event))).toEqual([]);
      }
    }
    expect(kinds.size).toBeGreaterThan(10);
  });
});

function issuesOf(schema: v.GenericSchema, given: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, given);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

function overTheWire(given: unknown): unknown {
  return JSON.parse(JSON.stringify(given));
}

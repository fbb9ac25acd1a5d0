import { type AstraEvent, type AstraView, astra, cardByCode, cardOf } from '@astrarium/astra';
import { type Logged, Table, witnessed } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { firstLook, follow, type SkyMemory } from './follow.ts';

type Game = ReturnType<typeof newTable>;

describe('what the sky remembers from one update to the next', () => {
  it('draws the path of an Observe star by star, and takes back what is undone', () => {
    const table = newTable();
    let followed = firstLook(viewOf(table), []);
    expect(followed.path).toBeNull();
    const first = markOne(table);
    followed = follow(followed, viewOf(table), first);
    const second = markOne(table);
    followed = follow(followed, viewOf(table), second);
    const stars = [...first, ...second].flatMap(({ event }) => (event.kind === 'marked' ? event.star : []));
    expect(followed.path?.stars).toEqual(stars);
    expect(followed.fresh.get(followed.path?.card ?? -1)?.stars).toBe(1 << (stars[1] ?? 0));

    table.undo(viewOf(table).active);
    followed = follow(followed, viewOf(table), []);
    expect(followed.path?.stars).toEqual(stars.slice(0, 1));
    expect(followed.fresh.size).toBe(0);
  });

  it('knows of an Observe under way only its last star, when it is first looked at', () => {
    const table = newTable();
    markOne(table);
    markOne(table);
    const { path } = firstLook(viewOf(table), []);
    expect(path?.stars).toEqual([viewOf(table).frames.at(-1)?.star]);
  });

  it('turns the marker on from Earth to Fire, and back by the shorter way', () => {
    const view = viewOf(newTable());
    const on = (before: SkyMemory, sphere: AstraView['sphere'], news: readonly Logged<AstraEvent>[]): SkyMemory =>
      follow(before, { ...view, sphere }, news);
    const told: Logged<AstraEvent>[] = [{ version: 1, seat: 0, event: { kind: 'sphere', to: 0, rule: 'A6.1' } }];
    const earth = firstLook({ ...view, sphere: 3 }, []);
    expect(earth.turned).toBe(270);
    const fire = on(earth, 0, told);
    expect(fire.turned).toBe(360);
    expect(on(fire, 3, []).turned).toBe(270);
  });

  it('lets a discovered card leave with all its marks', () => {
    const view = viewOf(newTable());
    const taurus = cardOf(cardByCode('tau')?.id ?? 0);
    const slots = [{ card: taurus.id, marks: [0b1111111, 0b110000000, 0] }, ...view.slots.slice(1)];
    const before = firstLook({ ...view, slots }, []);
    const news: Logged<AstraEvent>[] = [
      { version: 9, seat: 1, event: { kind: 'marked', seat: 1, card: taurus.id, star: 9, rule: 'A5.3' } },
      { version: 9, seat: 1, event: { kind: 'discovered', seat: 1, card: taurus.id, rule: 'A8.4' } },
    ];
    const { leaving, path } = follow(before, view, news);
    expect(leaving).toEqual([{ slot: 0, card: taurus.id, marks: [0b1111111, 0b1110000000, 0], to: 1 }]);
    expect(path).toBeNull();
  });
});

function newTable() {
  return Table.start(astra, { options: { players: 3 }, seed: '7'.repeat(64), names: ['Robin', 'Matthew', 'Dorothy'] });
}

function viewOf(table: Game): AstraView {
  return table.view('spectator');
}

function markOne(table: Game): Logged<AstraEvent>[] {
  const [seat = 0] = table.waitingFor();
  const mark = table.legal(seat).find((decision) => decision.do === 'mark');
  if (mark === undefined) throw new Error('no star can be marked');
  const answer = table.decide(seat, mark);
  if (answer.kind !== 'done') throw new Error('the mark was refused');
  return witnessed(answer.events, 'spectator').map((event) => ({ version: answer.version, seat, event }));
}

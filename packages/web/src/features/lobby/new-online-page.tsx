import { LIMITS, sha256OfText } from '@astrarium/protocol';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { myName, rememberMyName } from '../../client/online/my-name.ts';
import { rememberTable, rememberValue } from '../../client/online/my-tables.ts';
import { hashesOf, keyFor, settle } from '../../client/online/my-tokens.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { goTo } from '../../client/route/use-route.ts';
import { gameText, useGameText, usePageText } from '../../i18n/use-page-text.ts';
import { recall, remember } from '../../lib/remember.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { BotOptions } from '../../play/setup/bot-options.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Plate } from '../../ui/plate.tsx';
import { InkField } from '../room/ink-field.tsx';
import { OnlineNote } from '../room/online-note.tsx';
import { KeptGames } from './kept-games.tsx';
import {
  newTableOf,
  ONLINE_GAMES,
  type OnlinePlan,
  type OnlinePlanProps,
  onlineSetup,
  PERSON,
  readOnlinePlan,
  termsOf,
  withGame,
} from './online-plan.ts';
import { TermsFields } from './terms-fields.tsx';
import './new-online-page.css';

const KEPT = 'online-plan';

/** Setting up an online table. */
export function NewOnlinePage(): ReactNode {
  const { words: all, games } = usePageText();
  const { online, setup } = all;
  const words = online.make;
  const [plan, setPlan] = useState<OnlinePlan>(() => ({ ...readOnlinePlan(recall(KEPT)), name: myName() }));
  const setUp = onlineSetup(plan.game);
  const [missing, setMissing] = useState(false);
  const { busy, problem, ask } = useRequest();
  const name = useRef<HTMLInputElement>(null);

  const make = (record: (() => Promise<string>) | null): void => {
    setMissing(plan.name.trim() === '');
    if (plan.name.trim() === '') {
      name.current?.focus();
      return;
    }
    rememberMyName(plan.name.trim());
    remember(KEPT, JSON.stringify(plan));
    ask(async () => {
      const text = record === null ? null : await record();
      // The same table asked for again is the same table; another one is another.
      const what = `make ${sha256OfText(JSON.stringify([plan, text]))}`;
      const key = keyFor(what);
      const { id, invite, you } =
        text === null
          ? await askServer('POST /api/tables', newTableOf(plan, hashesOf(key), setup.names))
          : await askServer('POST /api/tables/import', { ...termsOf(plan, hashesOf(key)), record: text });
      rememberTable(id, { invite, seats: you.seats });
      for (const seat of you.seats) rememberValue(id, seat, key.value);
      await settle(what, id);
      goTo({ page: 'room', id });
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make(null);
  };

  return (
    <PageFrame subject={words.subject} title={words.title} introduction={<p>{words.introduction}</p>}>
      <form className="new-online" noValidate onSubmit={submit}>
        <Plate className="new-online-plate">
          <div className="new-online-row">
            <Choice
              legend={words.game}
              value={plan.game}
              choices={ONLINE_GAMES.map((game) => ({ key: game, name: gameText(games, game).words.name }))}
              onChoose={(game) => setPlan(withGame(plan, game))}
            />
            <Choice
              legend={words.players}
              value={String(plan.players)}
              choices={setUp.players.map((count) => ({ key: String(count), name: String(count) }))}
              onChoose={(count) => setPlan({ ...plan, players: Number(count) })}
            />
          </div>
          <div className="new-online-row">
            <NameField field={name} plan={plan} missing={missing} onChange={setPlan} />
            {setUp.inks !== undefined && (
              <InkField legend={words.ink} inks={setUp.inks} ink={plan.ink} taken={[]} onChoose={(ink) => setPlan({ ...plan, ink })} />
            )}
          </div>
          <Others plan={plan} onChange={setPlan} />
          {Object.keys(setUp.options).length > 0 && <Options plan={plan} onChange={setPlan} />}
        </Plate>
        <Plate className="new-online-plate">
          <TermsFields plan={plan} onChange={setPlan} />
        </Plate>
        {problem !== null && <OnlineNote problem={problem} />}
        <Button type="submit" look="gold" large disabled={busy}>
          {busy ? words.making : words.begin}
        </Button>
      </form>
      <KeptGames busy={busy} onChoose={make} />
    </PageFrame>
  );
}

interface NameFieldProps extends OnlinePlanProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly missing: boolean;
}

function NameField({ field, plan, missing, onChange }: NameFieldProps): ReactNode {
  const words = usePageText().words.online.make;
  return (
    <Field className="new-online-name" label={words.name} error={missing && words.nameMissing}>
      {(control) => (
        <input
          {...control}
          ref={field}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.nameLength}
          value={plan.name}
          onChange={({ target }) => onChange({ ...plan, name: target.value })}
        />
      )}
    </Field>
  );
}

function Others({ plan, onChange }: OnlinePlanProps): ReactNode {
  const words = usePageText().words.online.make;
  const id = useId();
  return (
    <fieldset className="new-online-others">
      <legend className="field-label">{words.seats}</legend>
      {plan.others.slice(0, plan.players - 1).map((player, other) => (
        // Chairs have no other identity than their place.
        <Field key={`${id}-${other + 1}`} label={words.seat(other + 2)}>
          {(control) => (
            <select
              {...control}
              value={player}
              onChange={({ target }) => onChange({ ...plan, others: plan.others.with(other, target.value) })}
            >
              <option value={PERSON}>{words.forPerson}</option>
              <BotOptions game={plan.game} />
            </select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function Options({ plan, onChange }: OnlinePlanProps): ReactNode {
  const words = usePageText().words.online.make;
  const names = useGameText(plan.game).words.onlineOptions;
  const chosen = { ...onlineSetup(plan.game).options, ...plan.options };
  return (
    <fieldset className="new-online-options">
      <legend className="field-label">{words.options}</legend>
      {Object.entries(chosen).map(([option, on]) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => onChange({ ...plan, options: { ...chosen, [option]: target.checked } })}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}

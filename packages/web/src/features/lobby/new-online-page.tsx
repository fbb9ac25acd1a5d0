import { GAME_NAMES, LIMITS, sha256OfText } from '@astrarium/protocol';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { myName, rememberMyName } from '../../client/online/my-name.ts';
import { rememberTable, rememberValue } from '../../client/online/my-tables.ts';
import { hashesOf, keyFor, settle } from '../../client/online/my-tokens.ts';
import { useAsking } from '../../client/online/use-request.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
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
  type OnlinePlan,
  type OnlinePlanProps,
  PERSON,
  PLAYER_COUNTS,
  readOnlinePlan,
  termsOf,
  withGame,
} from './online-plan.ts';
import { TermsFields } from './terms-fields.tsx';
import './new-online-page.css';

const KEPT = 'online-plan';

/** Setting up an online table. */
export function NewOnlinePage(): ReactNode {
  const { online, setup } = usePageText().words;
  const words = online.make;
  const [plan, setPlan] = useState<OnlinePlan>(() => ({ ...readOnlinePlan(recall(KEPT)), name: myName() }));
  const [missing, setMissing] = useState(false);
  const { busy, problem, ask } = useAsking();
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
              choices={GAME_NAMES.map((game) => ({ key: game, name: online.games[game] }))}
              onChoose={(game) => setPlan(withGame(plan, game))}
            />
            <Choice
              legend={words.players}
              value={String(plan.players)}
              choices={PLAYER_COUNTS[plan.game].map((count) => ({ key: String(count), name: String(count) }))}
              onChoose={(count) => setPlan({ ...plan, players: Number(count) })}
            />
          </div>
          <div className="new-online-row">
            <NameField field={name} plan={plan} missing={missing} onChange={setPlan} />
            {plan.game === 'astra' && (
              <InkField legend={words.ink} ink={plan.ink} taken={[]} onChoose={(ink) => setPlan({ ...plan, ink })} />
            )}
          </div>
          <Others plan={plan} onChange={setPlan} />
          {plan.game === 'ad-astra' && <Options plan={plan} onChange={setPlan} />}
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

const OPTIONS = ['original', 'uneven', 'arcanum', 'responsum'] as const;

function Options({ plan, onChange }: OnlinePlanProps): ReactNode {
  const words = usePageText().words.online.make;
  return (
    <fieldset className="new-online-options">
      <legend className="field-label">{words.options}</legend>
      {OPTIONS.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={plan[option]} onChange={({ target }) => onChange({ ...plan, [option]: target.checked })} />
          {words[option]}
        </label>
      ))}
    </fieldset>
  );
}

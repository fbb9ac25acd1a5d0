import { type ReactNode, useId, useState } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { usePageText } from '../../../i18n/use-page-text.ts';
import { recall } from '../../../lib/remember.ts';
import { FirstPlayer } from '../../../play/setup/first-player.tsx';
import { SeatList } from '../../../play/setup/seat-list.tsx';
import { SetupForm } from '../../../play/setup/setup-form.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Tick } from '../../../ui/tick.tsx';
import {
  AD_ASTRA_PLAYERS,
  type AdAstraPlan,
  type AdAstraPlanProps,
  adAstraTableOf,
  checkAdAstraPlan,
  FACTION_INK_LIST,
  factionOf,
  GALAXY_CHOICES,
  RULE_SET_CHOICES,
  readAdAstraPlan,
} from './ad-astra-plan.ts';

import './ad-astra-setup.css';
import '../../../ui/field.css';

/** Ad Astra: who plays which faction, who begins, and which rules of choice hold at the table. */
export function AdAstraSetup(): ReactNode {
  const { setup } = usePageText().words;
  const [plan, setPlan] = useState<AdAstraPlan>(() => readAdAstraPlan(recall('setup-ad-astra')));
  const inks = {
    legend: setup.faction,
    list: FACTION_INK_LIST.map((ink) => [ink, setup.factions[factionOf(ink)]] as const),
  };
  return (
    <SetupForm
      plan={plan}
      kept="setup-ad-astra"
      counts={AD_ASTRA_PLAYERS.map((players) => ({ players, word: String(players) }))}
      errors={checkAdAstraPlan(plan, setup.names)}
      tableOf={(ready) => adAstraTableOf(ready, setup.names)}
      onChange={setPlan}
      foot={<FirstPlayer plan={plan} onChange={setPlan} />}
    >
      {(errors) => (
        <>
          <SeatList game="ad-astra" plan={plan} errors={errors} inks={inks} onChange={setPlan} />
          <Options plan={plan} onChange={setPlan} />
        </>
      )}
    </SetupForm>
  );
}

function Options({ plan, onChange }: AdAstraPlanProps): ReactNode {
  const { options } = usePageText().words.setup;
  return (
    <fieldset className="setup-options">
      <legend className="field-label">{options.title}</legend>
      <Plate className="setup-options-plate">
        <Choice
          legend={options.rules}
          rule="B12.1"
          value={plan.rules}
          choices={RULE_SET_CHOICES}
          words={options.ruleSets}
          onChoose={(rules) => onChange({ ...plan, rules })}
        />
        <Choice
          legend={options.galaxy}
          rule="B2.2"
          value={plan.galaxy}
          choices={GALAXY_CHOICES}
          words={options.galaxies}
          onChoose={(galaxy) => onChange({ ...plan, galaxy })}
        />
        <fieldset className="setup-option">
          <legend>{options.artifacts}</legend>
          <Switch words={options.arcanum} rule="B10.10" on={plan.arcanum} onSwitch={(arcanum) => onChange({ ...plan, arcanum })} />
          <Switch words={options.responsum} rule="B10.11" on={plan.responsum} onSwitch={(responsum) => onChange({ ...plan, responsum })} />
        </fieldset>
      </Plate>
    </fieldset>
  );
}

interface ChoiceProps<Key extends string> {
  readonly legend: string;
  readonly rule: string;
  readonly value: Key;
  readonly choices: readonly Key[];
  readonly words: Readonly<Record<Key, { readonly name: string; readonly about: string }>>;
  readonly onChoose: (key: Key) => void;
}

function Choice<Key extends string>({ legend, rule, value, choices, words, onChoose }: ChoiceProps<Key>): ReactNode {
  const group = useId();
  return (
    <fieldset className="setup-option">
      <legend>{legend}</legend>
      {choices.map((key) => (
        <div key={key} className="setup-option-line">
          <Tick
            id={`${group}-${key}`}
            type="radio"
            name={group}
            checked={value === key}
            aria-describedby={`${group}-${key}-about`}
            onChange={() => onChoose(key)}
          />
          <label htmlFor={`${group}-${key}`}>{words[key].name}</label>
          <p id={`${group}-${key}-about`}>{words[key].about}</p>
        </div>
      ))}
      <RuleLink rule={rule} about={legend} />
    </fieldset>
  );
}

interface SwitchProps {
  readonly words: { readonly name: string; readonly about: string };
  readonly rule: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

function Switch({ words, rule, on, onSwitch }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="setup-option-line">
      <Tick id={id} type="checkbox" checked={on} aria-describedby={`${id}-about`} onChange={({ target }) => onSwitch(target.checked)} />
      <label htmlFor={id}>{words.name}</label>
      <p id={`${id}-about`}>
        {words.about} <RuleLink rule={rule} about={words.name} />
      </p>
    </div>
  );
}

function RuleLink({ rule, about }: { readonly rule: string; readonly about: string }): ReactNode {
  const { options } = usePageText().words.setup;
  return (
    <Link className="setup-option-rule" to={{ page: 'rules', rule }} aria-label={options.rule(about, rule)}>
      {rule}
    </Link>
  );
}

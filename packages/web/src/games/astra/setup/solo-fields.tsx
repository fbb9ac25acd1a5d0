import { MODIFIERS, type Modifier, PRESETS } from '@astrarium/astra';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { InkChoice, NameField } from '../../../play/setup/seat-fields.tsx';
import { personOf } from '../../../play/setup/seating.ts';
import { Choice } from '../../../ui/choice.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { RecordPlate } from '../solo/record-plate.tsx';
import { ALL_MODIFIERS, excludedBy, keyOf, PRESET_NAMES, presetOf, withSwitch } from '../solo/setting.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import type { PlanProps } from './plan.ts';
import { useAstraInks } from './use-astra-inks.ts';
import './solo-fields.css';

interface SoloFieldsProps extends PlanProps {
  readonly error: 'name' | 'sameName' | undefined;
}

/** The solo game: who plays, how strong Auptolemy is, and how it went so far. */
export function SoloFields({ plan, error, onChange }: SoloFieldsProps): ReactNode {
  const { words } = useAstraPageText();
  const text = words.soloPages.setup;
  const person = personOf(plan);
  const inks = useAstraInks();
  return (
    <>
      <p className="solo-introduction">
        {text.introduction}{' '}
        <Link className="text-link" to={{ page: 'rules', rule: 'A11.1' }}>
          {text.chapter}
        </Link>
      </p>
      <div className="solo-front">
        <Plate className="solo-person">
          <SeatToken ink={person.ink} size="2.6rem" />
          <NameField plan={plan} seat={person} error={error} onChange={onChange} />
          <InkChoice plan={plan} seat={person} inks={inks} onChange={onChange} />
        </Plate>
        <Presets plan={plan} onChange={onChange} />
        <RecordPlate key={keyOf(plan.setting)} setting={plan.setting} />
      </div>
      <div className="solo-switches">
        <Switches plan={plan} onChange={onChange} rule="A11.14" title={text.easier} />
        <Switches plan={plan} onChange={onChange} rule="A11.15" title={text.harder} />
      </div>
    </>
  );
}

function Presets({ plan, onChange }: PlanProps): ReactNode {
  const { words } = useAstraPageText();
  const text = words.soloPages.setup;
  const chosen = presetOf(plan.setting);
  return (
    <div className="solo-presets">
      <Choice
        legend={text.strength}
        value={chosen}
        choices={PRESET_NAMES.map((preset) => ({ key: preset, name: text.presets[preset] }))}
        about={chosen === null ? `${text.ownMix}.` : text.aboutPresets[chosen]}
        onChoose={(preset) => onChange({ ...plan, setting: PRESETS[preset] })}
      />
    </div>
  );
}

interface SwitchesProps extends PlanProps {
  readonly rule: 'A11.14' | 'A11.15';
  readonly title: string;
}

function Switches({ plan, onChange, rule, title }: SwitchesProps): ReactNode {
  const { words } = useAstraPageText();
  const text = words.soloPages.setup;
  return (
    <Plate as="fieldset" className="solo-list" aria-label={title}>
      <p className="solo-list-title" aria-hidden="true">
        {title}
      </p>
      <Link className="solo-rule" to={{ page: 'rules', rule }} aria-label={`${title}: ${text.rule(rule)}`}>
        {rule}
      </Link>
      {ALL_MODIFIERS.filter((modifier) => MODIFIERS[modifier].rule === rule).map((modifier) => (
        <Switch key={modifier} modifier={modifier} plan={plan} onChange={onChange} />
      ))}
    </Plate>
  );
}

/** One switch. Where another excludes it (A11.16), it says which. */
function Switch({ modifier, plan, onChange }: PlanProps & { readonly modifier: Modifier }): ReactNode {
  const { words } = useAstraPageText();
  const text = words.soloPages.setup;
  const id = useId();
  const { name, about } = text.modifiers[modifier];
  const other = excludedBy(plan.setting, modifier);
  return (
    <div className={other === null ? 'solo-switch' : 'solo-switch solo-switch-off'}>
      <Tick
        id={id}
        type="checkbox"
        checked={plan.setting.includes(modifier)}
        disabled={other !== null}
        aria-describedby={`${id}-about ${id}-off`}
        onChange={({ target }) => onChange({ ...plan, setting: withSwitch(plan.setting, modifier, target.checked) })}
      />
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-about`}>{about}</p>
      <p id={`${id}-off`} className="solo-switch-why" aria-live="polite">
        {other !== null && (
          <>
            {text.off(text.modifiers[other].name)}{' '}
            <Link className="text-link" to={{ page: 'rules', rule: 'A11.16' }} aria-label={text.rule('A11.16')}>
              A11.16
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { isOnlineId } from '../client/online/online-id.ts';
import { Link } from '../client/route/link.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { PACE_CHOICES } from './use-pace.ts';
import type { TableSettings } from './use-table-settings.ts';
import './settings-dialog.css';

interface SettingsDialogProps extends TableSettings {
  readonly table: string;
  /** Whether one person plays here, who may want hints. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

/** How one wants the table; every choice is remembered. */
export function SettingsDialog({ table, alone, pace, onPace, sound, motion, onMotion, onClose }: SettingsDialogProps): ReactNode {
  const { words: all, language, choose } = useText();
  const words = all.table.settings;
  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <div className="settings">
        <Choice legend={words.language} value={language} onChoose={choose} choices={LANGUAGES} nameOf={(key) => LANGUAGE_NAMES[key]} />
        <Choice legend={words.pace} value={pace} onChoose={onPace} choices={PACE_CHOICES} nameOf={(key) => words.paces[key]} />
        <Choice
          legend={words.sound}
          value={sound.choice}
          onChoose={sound.choose}
          choices={['off', 'on']}
          nameOf={(key) => (key === 'on' ? words.soundOn : words.soundOff)}
        />
        <Choice
          legend={words.motion}
          value={motion}
          onChoose={onMotion}
          choices={['turning', 'still']}
          nameOf={(key) => (key === 'still' ? words.motionOff : words.motionOn)}
        />
        <p className="settings-ways">
          <Link className="button button-quiet" to={{ page: 'text', id: table }}>
            {all.table.bar.inWords}
          </Link>
          {alone && !isOnlineId(table) && (
            <Link className="button button-quiet" to={{ page: 'hints', id: table }}>
              {all.table.bar.withHints}
            </Link>
          )}
        </p>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Key extends string> {
  readonly legend: string;
  readonly value: Key;
  readonly choices: readonly Key[];
  readonly nameOf: (key: Key) => string;
  readonly onChoose: (key: Key) => void;
}

function Choice<Key extends string>({ legend, value, choices, nameOf, onChoose }: ChoiceProps<Key>): ReactNode {
  const name = useId();
  return (
    <fieldset className="settings-choice">
      <legend>{legend}</legend>
      {choices.map((key) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
          <span>{nameOf(key)}</span>
        </label>
      ))}
    </fieldset>
  );
}

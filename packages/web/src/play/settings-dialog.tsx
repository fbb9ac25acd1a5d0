import type { ReactNode } from 'react';
import { isOnlineId } from '../client/online/online-id.ts';
import { ButtonLink } from '../client/route/button-link.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
        <Choice
          legend={words.language}
          value={language}
          onChoose={choose}
          choices={LANGUAGES.map((key) => ({ key, name: <span lang={key}>{LANGUAGE_NAMES[key]}</span> }))}
        />
        <Choice legend={words.pace} value={pace} onChoose={onPace} choices={PACE_CHOICES.map((key) => ({ key, name: words.paces[key] }))} />
        <Choice
          legend={words.sound}
          value={sound.choice}
          onChoose={sound.choose}
          choices={[
            { key: 'off', name: words.soundOff },
            { key: 'on', name: words.soundOn },
          ]}
        />
        <Choice
          legend={words.motion}
          value={motion}
          onChoose={onMotion}
          choices={[
            { key: 'turning', name: words.motionOn },
            { key: 'still', name: words.motionOff },
          ]}
        />
        <p className="settings-ways">
          <ButtonLink look="quiet" to={{ page: 'text', id: table }}>
            {all.table.bar.inWords}
          </ButtonLink>
          {alone && !isOnlineId(table) && (
            <ButtonLink look="quiet" to={{ page: 'hints', id: table }}>
              {all.table.bar.withHints}
            </ButtonLink>
          )}
        </p>
      </div>
    </Dialog>
  );
}

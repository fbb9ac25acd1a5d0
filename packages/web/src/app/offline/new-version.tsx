import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { keepForOffline } from './register.ts';
import './new-version.css';

/** A quiet note once a new version is there. Whoever does not mind it gets that version at the next visit. */
export function NewVersion(): ReactNode {
  const { words } = useText();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => keepForOffline((ready) => setTakeOver(() => ready)), []);
  return (
    <output className="new-version">
      {takeOver !== null && (
        <p>
          {words.site.newVersion}{' '}
          <Button look="word" onClick={takeOver}>
            {words.site.reload}
          </Button>
        </p>
      )}
    </output>
  );
}

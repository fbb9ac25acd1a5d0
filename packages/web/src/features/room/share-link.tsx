import { type ReactNode, useId, useRef, useState } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import './share-link.css';

interface ShareLinkProps {
  readonly link: string;
  /** What whoever has it may do. */
  readonly hint: string;
}

/** A link to be sent, read by a camera, or copied by hand. */
export function ShareLink({ link, hint }: ShareLinkProps): ReactNode {
  const { room: words } = usePageText().words.online;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = async (): Promise<void> => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  return (
    <div className="share-link">
      <QrCode text={link} label={words.qr} />
      <div className="share-link-words">
        <Hint id={`${id}-hint`}>{hint}</Hint>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <output className="share-link-copied">{copied && words.copied}</output>
      </div>
      <div className="share-link-address">
        <label className="visually-hidden" htmlFor={id}>
          {words.link}
        </label>
        <input
          ref={field}
          id={id}
          className="field-input"
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
        />
      </div>
    </div>
  );
}

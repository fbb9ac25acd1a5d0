import { memo, type ReactNode } from 'react';
import './signs.css';

export type TableIconName = keyof typeof DRAWINGS;

/** The small signs of the table itself, drawn like the engravings on the cards. */
export const TableIcon = memo(function TableIcon({ name }: { readonly name: TableIconName }): ReactNode {
  return (
    <svg className="sign table-icon" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
});

const DRAWINGS = {
  close: <path d="m8 8 16 16M24 8 8 24" />,
  undo: <path d="M7 13h12a6 6 0 0 1 0 12h-7M12.5 7 6.5 13l6 6" />,
  restart: (
    <>
      <path d="M9.4 8.4A10 10 0 1 1 6.2 18" />
      <path d="M9.8 3.6 9 9l5.4.8" />
      <path d="M16 11v5.4l3.6 2.2" />
    </>
  ),
  log: (
    <>
      <path d="M9 4.5h15v20.6a2.4 2.4 0 0 1-2.4 2.4H7.8c1.3 0 2.2-1 2.2-2.4V6.8A2.3 2.3 0 0 0 7.6 4.5C6.2 4.5 5 5.6 5 7.2v2.6h5" />
      <path d="M13.4 10.6h7.4M13.4 15h7.4M13.4 19.4h7.4" strokeWidth={1.2} />
    </>
  ),
  rules: (
    <>
      <path d="M16 8C12.6 5.8 8.4 5.3 4 6.2v18.4c4.4-.9 8.6-.4 12 1.8 3.4-2.2 7.6-2.7 12-1.8V6.2C23.6 5.3 19.4 5.8 16 8Zm0 0v18.4" />
      <path
        d="M20 12.6c1.5-.5 3-.7 4.6-.6M20 16.8c1.5-.5 3-.7 4.6-.6M7.4 12c1.6-.1 3.1.1 4.6.6M7.4 16.2c1.6-.1 3.1.1 4.6.6"
        strokeWidth={1.1}
      />
    </>
  ),
  settings: (
    <>
      <circle cx="16" cy="16" r="4.2" />
      <circle cx="16" cy="16" r="9" />
      <path d="M16 3.5v3.5M16 25v3.5M3.5 16H7M25 16h3.5M7.2 7.2l2.4 2.4M22.4 22.4l2.4 2.4M24.8 7.2l-2.4 2.4M9.6 22.4l-2.4 2.4" />
    </>
  ),
  advice: (
    <>
      <path d="M16 3.5 18.6 13.4 28.5 16l-9.9 2.6L16 28.5l-2.6-9.9L3.5 16l9.9-2.6Z" />
      <path d="m8 8 2.4 2.4M24 8l-2.4 2.4M8 24l2.4-2.4M24 24l-2.4-2.4" strokeWidth={1.2} />
    </>
  ),
  help: (
    <>
      <circle cx="16" cy="16" r="12" />
      <path d="M12 12.6c.2-2.6 2-4 4.2-4 2.4 0 4 1.4 4 3.5 0 3.2-4.2 3.2-4.2 6.6M16 23h.01" />
    </>
  ),
  keys: (
    <>
      <path d="M4 8.5h24v15H4Z" />
      <path d="M8.5 13h.01M13.5 13h.01M18.5 13h.01M23.5 13h.01M8.5 19h.01M23.5 19h.01" strokeWidth={2.2} />
      <path d="M12.5 19h7" />
    </>
  ),
  deck: (
    <>
      <path d="M8.5 9.5h13.5v17.5H8.5Z" />
      <path d="M11.5 9.5v-3H25v17.5h-3" />
      <path className="sign-solid" d="M15.25 13.5l1.1 3.65 3.65 1.1-3.65 1.1-1.1 3.65-1.1-3.65-3.65-1.1 3.65-1.1Z" />
    </>
  ),
  first: (
    <>
      <circle cx="16" cy="16" r="5.5" className="sign-solid" />
      <path d="M16 3v5M16 24v5M3 16h5M24 16h5M6.8 6.8l3.5 3.5M21.7 21.7l3.5 3.5M25.2 6.8l-3.5 3.5M10.3 21.7l-3.5 3.5" strokeWidth={2} />
    </>
  ),
  others: (
    <>
      <circle cx="11" cy="11" r="4.500" />
      <path d="M3.500 26c0-5 3-8.500 7.500-8.500s7.500 3.500 7.500 8.500" />
      <circle cx="22" cy="12.500" r="3.600" />
      <path d="M20.500 18.300c4.600-.9 8 2.300 8 7" />
    </>
  ),
  reference: (
    <>
      <path d="M6 4.500h20v23H6Z" />
      <path d="M6 11h20M12.600 11v16.500M19.300 11v16.500M6 16.500h20M6 22h20" strokeWidth={1.1} />
    </>
  ),
  turn: <path className="sign-gold" d="M6 5.5 27 16 6 26.5 11.5 16Z" />,
  eye: (
    <>
      <path d="M3 16c3.6-5.8 8-8.7 13-8.7S25.4 10.2 29 16c-3.6 5.8-8 8.7-13 8.7S6.6 21.8 3 16Z" />
      <circle cx="16" cy="16" r="4" />
    </>
  ),
  open: <path d="M9 12.5 16 19.5l7-7" />,
} as const;

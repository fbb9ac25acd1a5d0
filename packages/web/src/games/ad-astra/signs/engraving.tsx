import type { ReactNode } from 'react';
import './signs.css';

interface EngravingProps {
  readonly className?: string | undefined;
  /** A class that brings the colour of the thing itself. */
  readonly of?: string;
  /** Drawn in a square of 32. */
  readonly children: ReactNode;
}

/** A small drawing as high as the text around it. What it says, the words beside it say too. */
export function Engraving({ className, of, children }: EngravingProps): ReactNode {
  const classes = ['engraving', of, className].filter((one) => one !== undefined);
  return (
    <svg className={classes.join(' ')} viewBox="0 0 32 32" aria-hidden="true">
      {children}
    </svg>
  );
}

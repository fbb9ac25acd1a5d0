import type { ComponentProps, ReactNode } from 'react';
import './tick.css';

/** A box to tick, or with the type `radio` a dot to choose, drawn like everything else. */
export function Tick(props: ComponentProps<'input'>): ReactNode {
  return <input className="field-tick" {...props} />;
}

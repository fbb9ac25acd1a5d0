import type { ComponentProps, ReactNode } from 'react';
import { type ButtonProps, buttonClass } from '../../ui/button.tsx';
import { Link } from './link.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & Pick<ButtonProps, 'look' | 'large'>;

/** A link inside the site that looks like a button: it leads somewhere, as most large steps do. */
export function ButtonLink({ look, large, className, ...rest }: ButtonLinkProps): ReactNode {
  return <Link className={buttonClass({ look, large, className })} {...rest} />;
}

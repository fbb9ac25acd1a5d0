import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TableIcon } from './icons/table-icon.tsx';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: read out, and shown where the pointer rests unless a title says more. */
  readonly label: string;
}

/** A button that is a small drawing. */
export function IconButton({ label, className, ...rest }: IconButtonProps): ReactNode {
  return <button type="button" className={classNames('icon-button', className)} aria-label={label} title={label} {...rest} />;
}

/** The cross that puts something away. */
export function CloseButton(props: IconButtonProps): ReactNode {
  return (
    <IconButton {...props}>
      <TableIcon name="close" />
    </IconButton>
  );
}

import type { ComponentProps, ReactNode } from 'react';

/** What can be pressed and brings a look of its own: a star, a card, a field of a board. */
export function Pressable(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...props} />;
}

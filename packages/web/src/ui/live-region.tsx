import type { ReactNode } from 'react';

export interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** What a screen reader hears, in order: each message is added below the last, and only what is added is spoken. */
export function LiveRegion({ messages }: { readonly messages: readonly Announcement[] }): ReactNode {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {messages.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}

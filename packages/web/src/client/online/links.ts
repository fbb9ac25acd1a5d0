/** What a link to a table lets its reader do. */
const LINK_KINDS = ['join', 'watch', 'seat'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The code stands after the hash: it is never sent to a server by the browser itself, nor told to another site. */
export function linkTo(table: string, kind: LinkKind, code: string): string {
  return `${location.origin}/online/${table}#${kind}=${code}`;
}

export function plainLink(table: string): string {
  return `${location.origin}/online/${table}`;
}

/** The code that an address brings along, if it does. */
export function codeIn(hash: string): { readonly kind: LinkKind; readonly code: string } | null {
  const [, name, code] = /^#(\w+)=([\w-]{22})$/.exec(hash) ?? [];
  const kind = LINK_KINDS.find((known) => known === name);
  return kind === undefined || code === undefined ? null : { kind, code };
}

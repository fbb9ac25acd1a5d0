import type { Explained } from '../../i18n/en/explained.ts';

/** Makes a part of the table explain itself: `<div {...explained('stardust')}>`. The innermost part under a touch is meant. */
export function explained(what: Explained): { readonly 'data-explain': Explained } {
  return { 'data-explain': what };
}

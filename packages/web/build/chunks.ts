import { fileURLToPath } from 'node:url';
import type { ChunkingContext } from 'rolldown';

/**
 * Left to itself, the build makes a file of a few hundred bytes for every little thing that two pages share, and each of them costs
 * more to fetch than it holds. Here what is needed together is one file: a module goes to the first of these that all the modules
 * named beside it need from their start. Whatever is in none of them goes where the build puts it.
 */
const CHUNKS: readonly (readonly [name: string, ...neededBy: readonly string[]])[] = [
  ['site', 'app/main.tsx'],
  ['table', 'games/astra/table/astra-table.tsx', 'games/ad-astra/table/ad-astra-table.tsx'],
  ['table', 'features/table/table-page.tsx'],
  ['card', 'games/astra/table/astra-table.tsx', 'games/astra/cards-page/cards-page.tsx'],
  ['sky', 'games/astra/table/astra-table.tsx', 'games/astra/replay/astra-scene.tsx'],
  ['astra-table', 'games/astra/table/astra-table.tsx'],
  ['focus', 'games/astra/table/sky/card-in-focus.tsx'],
  ['automa', 'games/astra/table/automa/automa-place.tsx'],
  ['sheets', 'games/astra/table/sheets.tsx', 'games/ad-astra/table/ad-astra-table.tsx'],
  ['french', 'i18n/typeset.ts'],
  ['page', 'play/page/page-frame.tsx', 'features/rules/rules-page.tsx'],
  ['engraved', 'games/astra/engraved/engraved-figure.tsx', 'games/astra/your-sky/your-sky-page.tsx'],
  ['cards', 'games/astra/cards-page/cards-page.tsx', 'games/astra/your-sky/your-sky-page.tsx'],
  ['galaxy', 'games/ad-astra/table/ad-astra-table.tsx', 'games/ad-astra/replay/ad-astra-scene.tsx'],
  ['ad-astra-table', 'games/ad-astra/table/ad-astra-table.tsx'],
];

export const chunks = {
  groups: [{ name: chunkOf, debugName: 'needed together' }],
  // Else a chunk would draw in what its modules could import but don't: the words of every language.
  includeDependenciesRecursively: false,
};

function chunkOf(id: string, context: ChunkingContext): string | null {
  return CHUNKS.find(([, ...neededBy]) => neededBy.every((root) => neededFrom(root, context).has(id)))?.[0] ?? null;
}

const needed = new Map<string, ReadonlySet<string>>();

/** Everything the module imports, and what that imports, but not what is fetched later. */
function neededFrom(root: string, context: ChunkingContext): ReadonlySet<string> {
  const known = needed.get(root);
  if (known !== undefined) return known;
  const found = new Set([fileURLToPath(new URL(`../src/${root}`, import.meta.url))]);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (context.getModuleInfo(imported)?.dynamicImporters.length === 0) found.add(imported);
    }
  }
  needed.set(root, found);
  return found;
}

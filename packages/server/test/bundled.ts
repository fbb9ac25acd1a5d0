import { pathToFileURL } from 'node:url';

/** A program of ours as one file that Node runs; of another checkout where its folder is named. */
export async function bundled(entry: string, name: string, checkout?: string): Promise<string> {
  // From here, and from where programs are bundled to, it is the same way up.
  const root = checkout === undefined ? new URL('../../../', import.meta.url) : pathToFileURL(`${checkout}/`);
  const script = new URL('scripts/lib/bundle.mjs', root).href;
  const { bundle } = (await import(script)) as { bundle: (from: string, to: string) => Promise<string> };
  return bundle(entry, name);
}

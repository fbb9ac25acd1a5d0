/** A program of ours as one file that Node runs. */
export async function bundled(entry: string, name: string): Promise<string> {
  // From here, and from where programs are bundled to, it is the same way up.
  const script = new URL('../../../scripts/lib/bundle.mjs', import.meta.url).href;
  const { bundle } = (await import(script)) as { bundle: (from: string, to: string) => Promise<string> };
  return bundle(entry, name);
}

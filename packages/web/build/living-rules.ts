import type { Plugin } from 'vite';

/**
 * Fails the build on a style that can never apply: nested as `… &` in a rule for `::before` or `::after`, which `&` can't stand for.
 */
export function livingRules(): Plugin {
  return {
    name: 'living-rules',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !name.endsWith('.css')) continue;
        const [dead] = /:is\([^()]*:(?:before|after)[^()]*\)/.exec(file.source.toString()) ?? [];
        if (dead !== undefined) this.error(`${name}: nothing matches ${dead}; write the whole selector instead of "… &"`);
      }
    },
  };
}

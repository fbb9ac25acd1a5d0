interface Source {
  readonly file: string;
  readonly text: string;
}

export const MOST_SIZES: number;
export const MOST_BREAKPOINTS: number;
export function styleBreaches(root?: string): readonly string[];
export function breachesOf(styles: readonly Source[], components: readonly Source[]): readonly string[];

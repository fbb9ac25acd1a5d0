/** What happened in one turn; `At` is whatever the game can point at on its board. */
export interface LogGroup<At> {
  readonly key: number;
  readonly title: string;
  readonly lines: readonly LogLine<At>[];
}

export interface LogLine<At> {
  readonly key: number;
  readonly words: string;
  readonly rule: string;
  /** What only follows from the line before. */
  readonly quiet: boolean;
  readonly at: At | null;
}

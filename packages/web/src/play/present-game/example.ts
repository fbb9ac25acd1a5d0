import type { TableUpdate } from '../../client/local/messages.ts';

/** What a game needs to tell what happened by a rule in the game one came from. */
export interface ExampleProps {
  readonly update: TableUpdate;
  readonly rule: string;
  /** Is it the rule that the reader asked for? Then the way back to the game stands beside it. */
  readonly asked: boolean;
}

import type { GenericSchema } from 'valibot';

/**
 * One thing a client can ask of a server. It can be asked by HTTP, over a live connection, or both; either way the request has the same
 * fields and passes the same schema. Unknown fields are refused: they are a mistake of the sender.
 */
export interface Operation {
  /** Method and address; `:id` is the table's. A GET has its request after the question mark. */
  readonly http?: `${'GET' | 'POST'} /${string}`;
  /** It can be asked over a live connection, by its name. */
  readonly live?: true;
  readonly request: GenericSchema;
  /**
   * `room`: by HTTP the room as it is then, and who the caller is there. Over a live connection, which gets every change of the room
   * anyway, an empty object.
   */
  readonly answer: GenericSchema | 'room';
}

import type { GenericSchema } from 'valibot';
import type { Plain } from '../schemas/plain.ts';
import type { RoomAnswer } from '../schemas/room.ts';
import { CHAT_OPERATIONS } from './chat.ts';
import { LINK_OPERATIONS } from './links.ts';
import { PLAY_OPERATIONS } from './play.ts';
import { SEAT_OPERATIONS } from './seats.ts';
import { TABLE_OPERATIONS } from './tables.ts';
import { WEBHOOK_OPERATIONS } from './webhook.ts';

/** Everything that can be asked of a server about tables, by name. */
export const OPERATIONS = {
  ...TABLE_OPERATIONS,
  ...SEAT_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...LINK_OPERATIONS,
  ...CHAT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
};

type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

export type RequestOf<Name extends OperationName> = Plain<Operations[Name]['request']>;
/** What the operation itself answers; `void` where the way in answers the room. */
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'] extends GenericSchema
  ? Plain<Operations[Name]['answer']>
  : void;

/** Each request by HTTP, `METHOD /api/tables…`. Every failed one answers `{ problem }`. */
export type HttpRequests = {
  [Name in OperationName as Operations[Name] extends { readonly http: infer Address extends string } ? Address : never]: {
    ask: RequestOf<Name>;
    answer: Operations[Name]['answer'] extends 'room' ? RoomAnswer : AnswerOf<Name>;
  };
};
export type HttpName = keyof HttpRequests;

/** Each request over a live connection, `/api/tables/<id>/live`, with what it answers. */
export type LiveRequests = {
  [Name in OperationName as Operations[Name] extends { readonly live: true } ? Name : never]: {
    ask: RequestOf<Name>;
    answer: Operations[Name]['answer'] extends 'room' ? Record<string, never> : AnswerOf<Name>;
  };
};
export type LiveName = keyof LiveRequests;

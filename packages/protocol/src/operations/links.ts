import * as v from 'valibot';
import { nothing, seat } from '../schemas/fields.ts';
import { givenLinks } from '../schemas/tables.ts';
import type { Operation } from './operation.ts';

const code = v.strictObject({ code: v.string() });

/** Codes for links, each of which may be asked for again when it was lost. */
export const LINK_OPERATIONS = {
  inviteLink: { http: 'POST /api/tables/:id/invite-link', request: nothing, answer: code },
  watchLink: { http: 'POST /api/tables/:id/watch-link', request: nothing, answer: code },
  /** A new hand-over ends those made before for the seat. */
  handOver: { http: 'POST /api/tables/:id/hand-over', request: v.strictObject({ seat }), answer: code },
  /** The invitations and watch links that work; the host may end each. */
  links: { http: 'GET /api/tables/:id/links', request: nothing, answer: givenLinks },
  revokeLink: {
    http: 'POST /api/tables/:id/revoke',
    request: v.strictObject({ link: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'expected the id of a link')) }),
    answer: givenLinks,
  },
} as const satisfies Record<string, Operation>;

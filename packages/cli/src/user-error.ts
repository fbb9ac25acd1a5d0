/** Something the person at the keyboard can put right. The message says all; a stack trace would only hide it. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

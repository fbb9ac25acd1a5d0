/** What may be logged: short facts, never a token, a code, a cookie or what somebody wrote. */
type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export type Log = (level: 'info' | 'error', event: string, fields: LogFields) => void;

export const SILENT: Log = () => undefined;

/** Writes each event as one line of JSON. */
export function openLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, fields) => {
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`);
  };
}

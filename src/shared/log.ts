/**
 * Three levels: an error is for a developer to look at, info is a change of state, debug helps a developer look closer.
 * No line may hold a token, a name, an amount or a fingerprint.
 */
type Fields = Record<string, string | number | boolean | null | undefined>;
type Level = 'error' | 'info' | 'debug';
type Sink = (level: Level, what: string, fields: Fields) => void;

export const toConsole: Sink = (level, what, fields) => console[level](`[perya] ${what}`, fields);

let sink: Sink = toConsole;

/** Sends the lines elsewhere; the server sends them to its own logger. */
export function sendLogTo(next: Sink): void {
  sink = next;
}

export const log = {
  error: (what: string, fields: Fields = {}): void => sink('error', what, fields),
  info: (what: string, fields: Fields = {}): void => sink('info', what, fields),
  debug: (what: string, fields: Fields = {}): void => sink('debug', what, fields),
};

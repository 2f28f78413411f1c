/** What outlives a reload of the frame: the visit, and the request whose answer has not been seen. This tab's alone. */
import * as v from 'valibot';

const KEY = 'visit';

const Pending = v.object({
  name: v.picklist(['spin', 'roll', 'join', 'deal', 'draw']),
  body: v.record(v.string(), v.unknown()),
});
export type Pending = v.InferOutput<typeof Pending>;

const Kept = v.object({ launch: v.string(), token: v.string(), pending: v.nullable(Pending) });
export type Kept = v.InferOutput<typeof Kept>;

/** The same launch is the same visit; another is a new one, whatever this tab has played before. */
export function keepVisit(launch: string): Kept {
  const kept = read();
  if (kept && kept.launch === launch) return kept;
  const begun = { launch, token: randomToken(), pending: null };
  write(begun);
  return begun;
}

export function keepPending(pending: Pending | null): void {
  const kept = read();
  if (kept) write({ ...kept, pending });
}

/** A key for one round, made before it is sent. */
export const newKey = (): string => randomToken();

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(): Kept | null {
  try {
    return v.parse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Nothing kept, or a browser that keeps nothing: then a reload ends the visit, and the server ends its rounds.
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

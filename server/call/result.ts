/** How a call ends, and the endings that many calls share. */
import type { Refusal, Reply, Row } from '#contract/define.ts';
import type { Prepared } from '../http/prepared.ts';
import type { ProtocolError } from '../http/protocol-messages.ts';

export type Result<R extends Row> =
  | { ok: true; value: Reply<R> }
  | { ok: true; prepared: Prepared }
  | { ok: false; failure: { kind: 'refused'; code: Refusal<R> } }
  /** For a call that anybody may make and only a player gets an answer to. */
  | { ok: false; failure: { kind: 'signed-out' } }
  | { ok: false; failure: { kind: 'protocol'; error: ProtocolError } };

/** Understood, and no: the code is one of the row's. */
export const refuse = <const Code extends number>(
  code: Code,
): { ok: false; failure: { kind: 'refused'; code: Code } } => ({ ok: false, failure: { kind: 'refused', code } });

export interface Stopped<Error extends ProtocolError> {
  ok: false;
  failure: { kind: 'protocol'; error: Error };
}

const stop = <const Error extends ProtocolError>(error: Error): Stopped<Error> => ({
  ok: false,
  failure: { kind: 'protocol', error },
});

export const signedOut: { ok: false; failure: { kind: 'signed-out' } } = {
  ok: false,
  failure: { kind: 'signed-out' },
};

/** Too much is being worked on; nothing was tried, and nothing has changed. */
export const busy = stop('busy');

/** What the input says cannot be, for a reason that no schema knows. */
export const invalid = stop('invalid');

/** A key alone tells a caller nothing of what another caller has asked for with it. */
export const keyReused = stop('keyReused');

/** Stands for a call that a later issue builds. It fits every row, and the check counts where it is used. */
export const notBuilt = async (): Promise<Stopped<'notBuilt'>> => stop('notBuilt');

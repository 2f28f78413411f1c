/** What the pipeline gives to a handler, and what it takes back. */
import type { Row, Parsed, Refusal, Reply } from '#contract/define.ts';
import type { PROTOCOL_ERRORS } from '#contract/envelope.ts';
import type { CommonFields } from '#contract/common-fields.ts';
import type { Prepared } from '../http/prepared.ts';
import type { Services } from '../services.ts';
import type { Player } from '../sessions.ts';

/** A `player` row always has a player; every other one may. */
type PlayerFor<R extends Row> = { player: Player; public: Player | undefined; anyone: Player | undefined }[R['access']];

export interface Context<R extends Row> {
  input: Parsed<R>;
  common: CommonFields;
  player: PlayerFor<R>;
  /** Made by the page before its first send; the same for every repetition of one intent. */
  idempotencyKey: string | undefined;
  /**
   * Tells one device from another as far as it wants to be told; a sign of risk, never a proof of who it is.
   * One that a player has signed in with has tries of its own (`players/known-devices.ts`).
   */
  fingerprint: string;
  /** What the browser says of itself. */
  userAgent: string;
  /** The network the request came from, by which tries are counted; empty when nobody knows. */
  network: string;
  /** For the body of an upload, which is read as it arrives, and for where a page stands. */
  request: Request;
  now: Date;
  services: Services;
}

export type ProtocolError = keyof typeof PROTOCOL_ERRORS;

export type Result<R extends Row> =
  | { ok: true; value: Reply<R> }
  | { ok: true; prepared: Prepared }
  | { ok: false; failure: { kind: 'refused'; code: Refusal<R> } }
  /** For a call that anybody may make and only a player gets an answer to. */
  | { ok: false; failure: { kind: 'signed-out' } }
  | { ok: false; failure: { kind: 'protocol'; error: ProtocolError } };

export type Handler<R extends Row> = (context: Context<R>) => Promise<Result<R>>;

/** Stands for a call that a later issue builds. It fits every row, and the check counts where it is used. */
export const notBuilt = async (): Promise<{ ok: false; failure: { kind: 'protocol'; error: 'notBuilt' } }> => ({
  ok: false,
  failure: { kind: 'protocol', error: 'notBuilt' },
});

/**
 * What the pipeline gives to a handler: the call, the database, and what the call may use beside them. Only this is within
 * a handler's reach; what the server itself works with is not (`docs/decisions/032-what-a-handler-may-touch.md`).
 */
import type { Kysely, Transaction } from 'kysely';
import type { CommonFields } from '#contract/common-fields.ts';
import type { Parsed, Row } from '#contract/define.ts';
import type { ConfigAnswers } from '../config/config-answers.ts';
import type { Cashier } from '../deposits/cashier.ts';
import type { BoundedPool } from '../fair/bounded-pool.ts';
import type { Shares } from '../fair/shares.ts';
import type { OwnOrigin } from '../http/own-origin.ts';
import type { Auditor } from '../ledger/auditor.ts';
import type { Passwords } from '../players/passwords.ts';
import type { RelyingPartyOf } from '../players/relying-party.ts';
import type { Unseal } from '../players/unseal.ts';
import type { SocialProvider } from '../social/provider.ts';
import type { Tables } from '../sql/tables.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Player } from './sessions.ts';

/**
 * A `player` row always has a player; every other one may. A read that is everybody's has none: the page shows its answer to the next
 * player of the phone too.
 */
type PlayerFor<R extends Row> = R extends { access: 'anyone'; effect: 'read'; knowsPlayer?: undefined }
  ? undefined
  : { player: Player; public: Player | undefined; anyone: Player | undefined }[R['access']];

export interface Call<R extends Row> {
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
}

/** What every handler may use. None of it writes, so it is right inside a transaction too. */
export interface Tools {
  configAnswers: ConfigAnswers;
  passwords: Passwords;
  unseal: Unseal;
  relyingParty: RelyingPartyOf;
  ownOrigin: OwnOrigin;
  /** Whether there is a bank here that pays withdrawals out. */
  paysOut: boolean;
  /** What takes deposits, where deposits are taken. */
  cashier: Cashier | undefined;
  /** Push services beside those of the browsers. */
  pushOrigins: readonly string[];
}

/** What waits for a turn, for another site or for a slow connection, which nothing may do inside a transaction. */
export interface WaitingTools extends Tools {
  shares: Pick<Shares, 'money'>;
  /** Everything that a password is part of goes through here, a few at a time, and the rest of the server is free. */
  signIns: BoundedPool;
  uploads: Uploads;
  /** Another site that vouches for people, where there is one. */
  social: SocialProvider | undefined;
  auditor: Auditor;
  /** What messages between the games' provider and the wallet are signed with. */
  providerSecret: string;
  /** Where a game opens for this launch token, as the request's browser reaches it; undefined without a provider. */
  launchUrl: LaunchUrl | undefined;
}

export type LaunchUrl = (request: Request, launch: Launch) => string;

interface Launch {
  token: string;
  /** Where the lobby stands that the request comes from, with the seal that the games look for; undefined if unknown. */
  lobby: Record<'lobby' | 'seal', string> | undefined;
}

/** What a change that is answered once may touch: the transaction that its key and its answer are written in. */
type InTransaction = Tools & { db: Transaction<Tables> };

/** A read, or a change that knows its own repetitions and begins its own transactions. */
type OnItsOwn = WaitingTools & { db: Kysely<Tables> };

type IsAnsweredOnce<R extends Row> = R extends { effect: 'read' } | { repeats: 'by-itself' } ? false : true;

/** Of a row that is known at run time alone. */
type AnyCall = Call<Row>;

export type AnyContext = AnyCall & (InTransaction | OnItsOwn);

export type Context<R extends Row> = Call<R> & (IsAnsweredOnce<R> extends true ? InTransaction : OnItsOwn);

/**
 * What a change that is answered once is given. By name, here and below: a handler gets nothing that is not written here, whatever else the
 * server works with. An object that begins with the fields of another and goes on takes so long to make that each field is written out.
 */
export const inTransaction = (call: AnyCall, services: Tools, db: Transaction<Tables>): AnyCall & InTransaction => ({
  input: call.input,
  common: call.common,
  player: call.player,
  idempotencyKey: call.idempotencyKey,
  fingerprint: call.fingerprint,
  userAgent: call.userAgent,
  network: call.network,
  request: call.request,
  now: call.now,
  db,
  configAnswers: services.configAnswers,
  passwords: services.passwords,
  unseal: services.unseal,
  relyingParty: services.relyingParty,
  ownOrigin: services.ownOrigin,
  paysOut: services.paysOut,
  cashier: services.cashier,
  pushOrigins: services.pushOrigins,
});

export const onItsOwn = (call: AnyCall, services: WaitingTools, db: Kysely<Tables>): AnyCall & OnItsOwn => ({
  input: call.input,
  common: call.common,
  player: call.player,
  idempotencyKey: call.idempotencyKey,
  fingerprint: call.fingerprint,
  userAgent: call.userAgent,
  network: call.network,
  request: call.request,
  now: call.now,
  db,
  configAnswers: services.configAnswers,
  passwords: services.passwords,
  unseal: services.unseal,
  relyingParty: services.relyingParty,
  ownOrigin: services.ownOrigin,
  paysOut: services.paysOut,
  cashier: services.cashier,
  pushOrigins: services.pushOrigins,
  shares: { money: services.shares.money },
  signIns: services.signIns,
  uploads: services.uploads,
  social: services.social,
  auditor: services.auditor,
  providerSecret: services.providerSecret,
  launchUrl: services.launchUrl,
});

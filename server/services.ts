/** What handlers work with. Made once at start; a test makes its own. */
import type { Kysely } from 'kysely';
import { log } from '#shared/log.ts';
import { type ConfigAnswers, keepConfigAnswers } from './handlers/config-answers.ts';
import { keepShares, type Shares } from './fair/shares.ts';
import { makeOwnOrigin, type OwnOrigin } from './http/own-origin.ts';
import { type Auditor, makeAuditor } from './ledger/auditor.ts';
import { type BoundedPool, makeBoundedPool } from './fair/bounded-pool.ts';
import { makePasswords, type Passwords } from './players/passwords.ts';
import { relyingPartyBy, type RelyingPartyOf } from './players/relying-party.ts';
import { keepUnsealer, type Unseal } from './players/unseal.ts';
import { keepRepeats, type Repeats } from './repeats/repeats.ts';
import { makeSandboxIssuer, type SandboxIssuer } from './sandbox/oidc/issuer.ts';
import { sandboxProvider } from './sandbox/oidc/provider.ts';
import { keepSessions, type Sessions } from './sessions.ts';
import type { Database } from './sql/database.ts';
import type { Tables } from './sql/tables.ts';
import { type IssuerSettings, openIssuer } from './social/issuer.ts';
import type { SocialProvider } from './social/provider.ts';
import { openUploads, type Uploads } from './uploads/uploads.ts';

export interface Services {
  /** The only clock: nothing on the server asks the machine for the time in any other way. */
  now: () => Date;
  db: Kysely<Tables>;
  /** In the place of their like, for calls that may wait: on connections of their own. */
  later: { db: Kysely<Tables>; repeats: Repeats };
  /** What one caller may have at one time. */
  shares: Shares;
  sessions: Sessions;
  passwords: Passwords;
  /** Everything that a password is part of goes through here, a few at a time, and the rest of the server is free. */
  signIns: BoundedPool;
  unseal: Unseal;
  configAnswers: ConfigAnswers;
  uploads: Uploads;
  ownOrigin: OwnOrigin;
  relyingParty: RelyingPartyOf;
  /** Another site that vouches for people, where there is one. */
  social: SocialProvider | undefined;
  /** Plays that other site for testers. */
  sandboxIssuer: SandboxIssuer | undefined;
  auditor: Auditor;
  /** Every change goes through here, unless it knows its own repetitions. */
  repeats: Repeats;
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

/** What the operator decides about them. */
export interface ServiceOptions {
  /** Where identity papers lie, sealed; nothing in it is ever served by its name. */
  uploadFolder: string;
  sandbox: boolean;
  /** Where the page may stand; empty when the operator names no place. */
  publicOrigins: readonly string[];
  oidc: IssuerSettings | undefined;
  providerSecret: string;
  launchUrl: LaunchUrl | undefined;
}

/** Well below the connections to the database; and the last of those who wait has its turn after some two seconds. */
const SIGN_INS = { running: 8, waiting: 120 };

/** Half of the connections that are for later. */
const CHANGES_FOR_LATER = { running: 3, waiting: 400, patienceMs: 4_000 };

export function openServices(
  { db, later }: Pick<Database, 'db' | 'later'>,
  now: () => Date,
  options: ServiceOptions,
): Services {
  const { uploadFolder, sandbox, publicOrigins, oidc, providerSecret, launchUrl } = options;
  const ownOrigin = makeOwnOrigin({ named: publicOrigins, sandbox });
  // Bound to a place for good, so a real server makes none before its operator has said where that is.
  const takesPasskeys = sandbox || publicOrigins.length > 0;
  const sandboxIssuer = sandbox ? makeSandboxIssuer(now) : undefined;
  const configAnswers = keepConfigAnswers(db, () => ({
    socialLogin: social?.offer() ?? null,
    passkeys: takesPasskeys ? 1 : 0,
    answersOnce: 1,
  }));
  const whenKnown = (): void => {
    configAnswers.renew().catch((error: unknown) => log.error('config not made', { detail: String(error) }));
  };
  const social = oidc ? openIssuer(oidc, whenKnown) : sandboxIssuer && sandboxProvider(sandboxIssuer);
  const shares = keepShares();
  return {
    now,
    db,
    later: { db: later, repeats: keepRepeats(later, makeBoundedPool(CHANGES_FOR_LATER)) },
    shares,
    sessions: keepSessions(db),
    passwords: makePasswords(),
    signIns: makeBoundedPool(SIGN_INS),
    unseal: keepUnsealer(db),
    configAnswers,
    uploads: openUploads(uploadFolder, later),
    ownOrigin,
    relyingParty: takesPasskeys ? relyingPartyBy(ownOrigin) : () => undefined,
    social,
    sandboxIssuer,
    auditor: makeAuditor(db, now),
    repeats: keepRepeats(db, shares.money),
    providerSecret,
    launchUrl,
  };
}

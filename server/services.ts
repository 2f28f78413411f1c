/** All that the server works with, made once at start; a test makes its own. Nothing of `call/` imports it. */
import { SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import type { LaunchUrl } from './call/context.ts';
import type { Kernel } from './call/pipeline.ts';
import { makeRepeats } from './call/repeats.ts';
import { makeSessions } from './call/sessions.ts';
import { makeConfigAnswers } from './config/config-answers.ts';
import { makeBoundedPool } from './fair/bounded-pool.ts';
import { makeShares } from './fair/shares.ts';
import { makeOwnOrigin } from './http/own-origin.ts';
import { makeAuditor } from './ledger/auditor.ts';
import type { Bank } from './orders/bank.ts';
import { makePasswords } from './players/passwords.ts';
import { relyingPartyBy } from './players/relying-party.ts';
import { makeUnsealer } from './players/unseal.ts';
import { type BankLine, makeBankLine } from './sandbox/bank/bank-line.ts';
import { sandboxCashier } from './sandbox/bank/sandbox-cashier.ts';
import { makeSandboxBank } from './sandbox/bank/sandbox-bank.ts';
import { makeSandboxIssuer, type SandboxIssuer } from './sandbox/oidc/issuer.ts';
import { sandboxProvider } from './sandbox/oidc/provider.ts';
import type { Database } from './sql/database.ts';
import { type IssuerSettings, openIssuer } from './social/issuer.ts';
import { openUploads } from './uploads/uploads.ts';

export interface Services extends Kernel {
  /** Plays another site that vouches for people, for testers. */
  sandboxIssuer: SandboxIssuer | undefined;
  /** Pays withdrawals out. */
  bank: Bank | undefined;
  /** By which the sandbox's bank tells of deposits. */
  bankLine: BankLine | undefined;
  /** What the bank signs its word on deposits with. */
  bankSecret: string;
  /** Where a push service may ask who sends. */
  pushContact: string;
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
  bankSecret: string;
  launchUrl: LaunchUrl | undefined;
  pushOrigins: readonly string[];
}

/** Well below the connections to the database; and the last of those who wait has its turn after some two seconds. */
const SIGN_INS = { running: 8, waiting: 120 };

/** Half of the connections that are for later. */
const CHANGES_FOR_LATER = { running: 3, waiting: 400, patienceMs: 4 * SECOND_MS };

export function openServices(
  { db, later }: Pick<Database, 'db' | 'later'>,
  now: () => Date,
  options: ServiceOptions,
): Services {
  const { uploadFolder, sandbox, publicOrigins, oidc, providerSecret, bankSecret, launchUrl } = options;
  const ownOrigin = makeOwnOrigin({ named: publicOrigins, sandbox });
  // Bound to a place for good, so a real server makes none before its operator has said where that is.
  const takesPasskeys = sandbox || publicOrigins.length > 0;
  const sandboxIssuer = sandbox ? makeSandboxIssuer(now) : undefined;
  const configAnswers = makeConfigAnswers(db, () => ({
    socialLogin: social?.offer() ?? null,
    passkeys: takesPasskeys ? 1 : 0,
    answersOnce: 1,
  }));
  const whenKnown = (): void => {
    configAnswers.renew().catch((error: unknown) => log.error('config not made', { detail: String(error) }));
  };
  const social = oidc ? openIssuer(oidc, whenKnown) : sandboxIssuer && sandboxProvider(sandboxIssuer);
  const shares = makeShares();
  const bank = sandbox ? makeSandboxBank(db) : undefined;
  return {
    now,
    db,
    later: { db: later, repeats: makeRepeats(later, makeBoundedPool(CHANGES_FOR_LATER)) },
    shares,
    sessions: makeSessions(db),
    passwords: makePasswords(),
    signIns: makeBoundedPool(SIGN_INS),
    unseal: makeUnsealer(db),
    configAnswers,
    uploads: openUploads(uploadFolder, later),
    ownOrigin,
    relyingParty: takesPasskeys ? relyingPartyBy(ownOrigin) : () => undefined,
    social,
    sandboxIssuer,
    bank,
    bankLine: sandbox ? makeBankLine(db, now) : undefined,
    paysOut: bank !== undefined,
    cashier: sandbox ? sandboxCashier : undefined,
    bankSecret,
    pushOrigins: options.pushOrigins,
    pushContact: publicOrigins.find((origin) => origin.startsWith('https:')) ?? 'mailto:operator@perya.example',
    auditor: makeAuditor(db, now),
    repeats: makeRepeats(db, shares.money),
    providerSecret,
    launchUrl,
  };
}

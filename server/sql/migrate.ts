/**
 * Brings a database up to the tables that this build knows, one numbered step after the other, all or nothing.
 * Steps are never edited once released: a change of mind is a new step.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { must } from '#shared/assert.ts';

import { cannotStart, type Started } from '../started.ts';
import { inTransaction } from './in-transaction.ts';
import { createLobby } from './migrations/0001-lobby.ts';
import { createPlayers } from './migrations/0002-players.ts';
import { createSandbox } from './migrations/0003-sandbox.ts';
import { createUploads } from './migrations/0004-uploads.ts';
import { createSocial } from './migrations/0005-social.ts';
import { createPasskeys } from './migrations/0006-passkeys.ts';
import { createLedger } from './migrations/0007-ledger.ts';
import { createPlay } from './migrations/0008-play.ts';
import { createProvider } from './migrations/0009-provider.ts';
import { createActivities } from './migrations/0010-activities.ts';
import { giveVisitsToSessions } from './migrations/0011-visits-of-sessions.ts';
import { addGameKind } from './migrations/0012-game-kind.ts';
import { noteSeenRounds } from './migrations/0013-rounds-seen.ts';
import { keepRepeatedCalls } from './migrations/0014-repeated-calls.ts';
import { giveKeysToSessions } from './migrations/0015-keys-of-sessions.ts';
import { keepCallsOfTransactions } from './migrations/0016-calls-of-transactions.ts';
import { createBooks } from './migrations/0017-books.ts';
import { rememberDevices } from './migrations/0018-known-devices.ts';
import { indexAnswersOfGuests } from './migrations/0019-answers-of-guests.ts';
import { createActivityMarks } from './migrations/0020-activity-marks.ts';
import { createWithdrawals } from './migrations/0021-withdrawals.ts';
import { createDeposits } from './migrations/0022-deposits.ts';
import { addKycColumns } from './migrations/0023-kyc.ts';
import { keepMomentsOutOfIndexes } from './migrations/0024-moments.ts';
import { createSafeboxPasswords } from './migrations/0025-safebox-passwords.ts';
import { noteWinsOfRounds } from './migrations/0026-wins-of-rounds.ts';
import { createPoints } from './migrations/0027-points.ts';
import { letOrdersBeCancelled } from './migrations/0028-cancelled-orders.ts';
import { noteBegunWagers } from './migrations/0029-begun-wagers.ts';
import { noteTimesOfWithdrawals } from './migrations/0030-withdrawal-times.ts';
import { keepPaymentReferences } from './migrations/0031-payment-references.ts';
import { createLetters } from './migrations/0032-letters.ts';
import { indexNicknames } from './migrations/0033-nicknames.ts';
import { createWeekendLottery } from './migrations/0041-weekend-lottery.ts';
import { createLimitRaises } from './migrations/0034-limit-raises.ts';
import { createTickets } from './migrations/0036-tickets.ts';
import { createInvites } from './migrations/0037-invites.ts';
import { indexExchanges } from './migrations/0038-exchanges.ts';
import { createCommission } from './migrations/0039-commission.ts';
import { noteWhatDepositsBuy } from './migrations/0043-what-deposits-buy.ts';
import { createLossLimits } from './migrations/0044-limits-on-losses.ts';
import { noteReachedLevels } from './migrations/0045-reached-levels.ts';
import { createCoupons } from './migrations/0046-coupons.ts';
import { keepOwnPictures } from './migrations/0047-own-pictures.ts';
import { createPush } from './migrations/0048-push.ts';
import { createDraws } from './migrations/0049-draws.ts';
import { createTimeLimits } from './migrations/0050-limits-on-time.ts';
import { noteBankReasons } from './migrations/0051-bank-reasons.ts';
import { keepBankWords } from './migrations/0052-bank-words.ts';
import { keepWordsOfLetters } from './migrations/0053-words-of-letters.ts';
import { noteWhenBankHasIt } from './migrations/0054-bank-has-it.ts';
import { noteWhenPhonesAreBound } from './migrations/0055-bound-phones.ts';
import { linkAccounts } from './migrations/0056-linked-accounts.ts';
import { letPasskeysProve } from './migrations/0057-passkey-proofs.ts';
import { noteWhenWagersBegin } from './migrations/0058-bonus-of-a-wager.ts';
import { keepHiddenTypes } from './migrations/0059-hidden-types.ts';
import { keepShownTypes } from './migrations/0060-shown-types.ts';
import { numberOperatorRows } from './migrations/0061-operator-rows.ts';
import type { Tables } from './tables.ts';

export interface Step {
  number: number;
  name: string;
  up(db: Transaction<Tables>): Promise<void>;
}

const STEPS: readonly Step[] = [
  { number: 1, name: 'lobby', up: createLobby },
  { number: 2, name: 'players', up: createPlayers },
  { number: 3, name: 'sandbox', up: createSandbox },
  { number: 4, name: 'uploads', up: createUploads },
  { number: 5, name: 'social', up: createSocial },
  { number: 6, name: 'passkeys', up: createPasskeys },
  { number: 7, name: 'ledger', up: createLedger },
  { number: 8, name: 'play', up: createPlay },
  { number: 9, name: 'provider', up: createProvider },
  { number: 10, name: 'activities', up: createActivities },
  { number: 11, name: 'visits of sessions', up: giveVisitsToSessions },
  { number: 12, name: 'game kind', up: addGameKind },
  { number: 13, name: 'seen rounds', up: noteSeenRounds },
  { number: 14, name: 'repeated calls', up: keepRepeatedCalls },
  { number: 15, name: 'keys of sessions', up: giveKeysToSessions },
  { number: 16, name: 'calls of transactions', up: keepCallsOfTransactions },
  { number: 17, name: 'books', up: createBooks },
  { number: 18, name: 'known devices', up: rememberDevices },
  { number: 19, name: 'answers of guests', up: indexAnswersOfGuests },
  { number: 20, name: 'activity marks', up: createActivityMarks },
  { number: 21, name: 'withdrawals', up: createWithdrawals },
  { number: 22, name: 'deposits', up: createDeposits },
  { number: 23, name: 'kyc', up: addKycColumns },
  { number: 24, name: 'moments', up: keepMomentsOutOfIndexes },
  { number: 25, name: 'safebox passwords', up: createSafeboxPasswords },
  { number: 26, name: 'wins of rounds', up: noteWinsOfRounds },
  { number: 27, name: 'points', up: createPoints },
  { number: 28, name: 'cancelled orders', up: letOrdersBeCancelled },
  { number: 29, name: 'begun wagers', up: noteBegunWagers },
  { number: 30, name: 'times of withdrawals', up: noteTimesOfWithdrawals },
  { number: 31, name: 'payment references', up: keepPaymentReferences },
  { number: 32, name: 'letters', up: createLetters },
  { number: 33, name: 'nicknames', up: indexNicknames },
  { number: 34, name: 'limit raises', up: createLimitRaises },
  { number: 36, name: 'tickets', up: createTickets },
  { number: 37, name: 'invites', up: createInvites },
  { number: 38, name: 'exchanges', up: indexExchanges },
  { number: 39, name: 'commission', up: createCommission },
  { number: 41, name: 'weekend lottery', up: createWeekendLottery },
  { number: 43, name: 'what deposits buy', up: noteWhatDepositsBuy },
  { number: 44, name: 'limits on losses', up: createLossLimits },
  { number: 45, name: 'reached levels', up: noteReachedLevels },
  { number: 46, name: 'coupons', up: createCoupons },
  { number: 47, name: 'own pictures', up: keepOwnPictures },
  { number: 48, name: 'push', up: createPush },
  { number: 49, name: 'draws', up: createDraws },
  { number: 50, name: 'limits on time', up: createTimeLimits },
  { number: 51, name: 'bank reasons', up: noteBankReasons },
  { number: 52, name: 'bank words', up: keepBankWords },
  { number: 53, name: 'words of letters', up: keepWordsOfLetters },
  { number: 54, name: 'bank has it', up: noteWhenBankHasIt },
  { number: 55, name: 'bound phones', up: noteWhenPhonesAreBound },
  { number: 56, name: 'linked accounts', up: linkAccounts },
  { number: 57, name: 'passkey proofs', up: letPasskeysProve },
  { number: 58, name: 'bonus of a wager', up: noteWhenWagersBegin },
  { number: 59, name: 'hidden types', up: keepHiddenTypes },
  { number: 60, name: 'shown types', up: keepShownTypes },
  { number: 61, name: 'operator rows', up: numberOperatorRows },
];

/** Any number does, as long as every Perya uses the same: two that start at once take turns on it. */
const LOCK_KEY = 7_390_140;

export async function migrate(db: Kysely<Tables>, steps: readonly Step[] = STEPS): Promise<Started<number>> {
  return inTransaction(db, async (transaction) => {
    await oneServerAtATime(transaction);
    await sql`create table if not exists schema_step (
      number integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const applied = await transaction.selectFrom('schema_step').selectAll().orderBy('number').execute();
    const stranger = applied.find(
      ({ number, name }) => !steps.some((step) => step.number === number && step.name === name),
    );
    if (stranger) {
      return cannotStart(
        `The database is of another Perya (its step ${stranger.number} is "${stranger.name}", this build knows ${steps.length}): use the build that made it, or another database.`,
      );
    }
    const isApplied = new Set(applied.map(({ number }) => number));
    for (const step of steps.filter(({ number }) => !isApplied.has(number))) {
      await step.up(transaction);
      await transaction.insertInto('schema_step').values({ number: step.number, name: step.name }).execute();
    }
    return { ok: true, value: steps.length };
  });
}

/**
 * A server that starts beside another waits until that has brought the tables up to date, however long it takes. The steps themselves
 * keep the bounds of any call: a table that is altered waits for those who use it, and everybody else waits behind it.
 */
async function oneServerAtATime(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<Record<'lock' | 'statement', string>>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
    transaction,
  );
  const { lock, statement } = must(rows[0], 'settings are one row');
  const bound = (locks: string, statements: string) =>
    sql`select set_config('lock_timeout', ${locks}, true), set_config('statement_timeout', ${statements}, true)`;
  await bound('0', '0').execute(transaction);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
  await bound(lock, statement).execute(transaction);
}

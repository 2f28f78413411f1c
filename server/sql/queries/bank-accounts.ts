/** A player's own accounts at banks and e-wallets: one for each bank. The number leaves the server only masked. */
import { type Kysely, sql } from 'kysely';
import { prepared } from '../prepared.ts';
import { first, question } from '../question.ts';
import type { Tables } from '../tables.ts';

/** As a player has sent it. It may be greater than the column holds: then it is no bank's, and no fault. */
export const asBigint = (id: number) => sql<number>`${id}::bigint`;

const SHOWN_DIGITS = 4;

export const maskNumber = (cardNum: string): string => `•••• ${cardNum.slice(-SHOWN_DIGITS)}`;

/** With the names of the bank. */
export const accountOf = (db: Kysely<Tables>, playerId: number, bankId: number) =>
  first(oneOf(db, { playerId, bankId }));

const oneOf = prepared((db, { playerId, bankId }: { playerId: number; bankId: number }) =>
  db
    .selectFrom('bank_account')
    .innerJoin('bank', 'bank.id', 'bank_id')
    .select(['bank_id', 'bank.name as bank_name', 'short_name', 'account_name', 'card_num'])
    .where('player_id', '=', playerId)
    .where('bank_id', '=', asBigint(bankId))
    .compile(),
);

/** As the wire has them. */
export function accountsOf(db: Kysely<Tables>, playerId: number) {
  return question(allOf(db, { playerId }), (found) =>
    found.map(({ bank_id, name, short_name, icon, account_name, card_num }) => ({
      bankId: bank_id,
      bankName: name,
      shortBankName: short_name,
      icon,
      accountName: account_name,
      cardNum: maskNumber(card_num),
    })),
  );
}

const allOf = prepared((db, { playerId }: { playerId: number }) =>
  db
    .selectFrom('bank_account')
    .innerJoin('bank', 'bank.id', 'bank_id')
    .select(['bank_id', 'name', 'short_name', 'icon', 'account_name', 'card_num'])
    .where('player_id', '=', playerId)
    .orderBy('bank.sort')
    .compile(),
);

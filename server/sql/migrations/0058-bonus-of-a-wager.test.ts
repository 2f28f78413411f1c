import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bonusOf } from '#server/ledger/bonus.ts';
import { credit } from '#server/ledger/credit.ts';
import { aPlayer } from '../../../tests/kit/players.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { inTransaction } from '../in-transaction.ts';
import { ask } from '../question.ts';
import { noteWhenWagersBegin } from './0058-bonus-of-a-wager.ts';

withDatabase((database) => {
  test('of a wager that runs no bonus is told, and of the next one after it what was given since', async () => {
    const { db } = database.current();
    const { id: playerId } = await aPlayer(db);
    const gift = (ref: string, at: string) =>
      inTransaction(db, (one) =>
        credit(one, { kind: 'reward', ref, playerId, amount: 500, toWager: 500, now: new Date(at) }),
      );
    await gift('before', '2026-11-20T12:00:00Z');
    await sql`alter table wager drop column began_at; drop index txn_given`.execute(db);
    await inTransaction(db, noteWhenWagersBegin);
    await gift('within', '2026-11-20T13:00:00Z');
    expect(await ask(db, bonusOf(db, playerId))).toBe(0);
    await db.updateTable('wager').set({ done: 1_000 }).where('player_id', '=', playerId).execute();
    await gift('of the next', '2026-11-20T14:00:00Z');
    expect(await ask(db, bonusOf(db, playerId))).toBe(500);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { playKit } from '../../../tests/kit/play.ts';
import { withEachDatabase } from '../../../tests/kit/sql.ts';
import { beat } from '../../play/beat.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordWin } from '../queries/rounds.ts';

withEachDatabase((database) => {
  const { db, clock, wallet, playerId } = playKit(database);

  test('a heartbeat and a round of a game enter nothing anew in the indexes of who is there and what is open', async () => {
    const visitId = await wallet().visit(playerId());
    const now = clock.now();
    const sessionId = '00000000-0000-4000-8000-000000000001';
    const later = new Date(now.getTime() + 1);
    const sent = { playerId: playerId(), sessionId, fingerprint: 'one', gameId: null, now };
    await beat(db(), sent);
    const { rows } = await inTransaction(db(), async (transaction) => {
      await beat(transaction, { ...sent, now: later });
      await recordWin(transaction, {
        roundRow: 0,
        day: '2026-11-20',
        visitId,
        transactionId: 'none',
        amount: 1,
        isOver: false,
        now: later,
      });
      return sql<{ name: string; changed: number; inPlace: number }>`
        select relname as name, pg_stat_get_xact_tuples_updated(oid) as changed,
          pg_stat_get_xact_tuples_hot_updated(oid) as "inPlace"
        from pg_class where relname in ('visit', 'presence') order by relname`.execute(transaction);
    });
    expect(rows).toEqual([
      { name: 'presence', changed: 1, inPlace: 1 },
      { name: 'visit', changed: 1, inPlace: 1 },
    ]);
  });
});

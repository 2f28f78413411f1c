import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { session } from '#contract/session.ts';
import { insertGames, openTestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit } from '../../tests/kit/wallet.ts';
import { readBalance } from '../ledger/balance.ts';

const START = new Date('2026-11-20T12:00:00Z');

/** As the driver tells of a row that another transaction has held for longer than a statement waits. */
const heldRow = (): never => {
  throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
};

withDatabase((database) => {
  test('a call that waits too long for a row is told to come again, and is no fault', async () => {
    const sessions = { find: async () => heldRow(), guess: () => undefined };
    const server = await openTestApp(database.current().db, { sessions });
    const reply = await server.call(session.online.path, {}, { authorization: `Bearer ${'t'.repeat(43)}` });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1']);
  });

  test('a bet that waits too long for a row is not made, and may come again', async () => {
    const { db } = database.current();
    await insertGames(db, 1);
    let isHeld = true;
    const auditor = { isReadOnly: () => isHeld && heldRow(), audit: async () => undefined };
    const kit = openWalletKit(await openTestApp(db, { now: () => START, auditor }));
    const { id } = await aPlayer(db, { mobile: null });
    await kit.give(id, 1_000);
    const bet = { session: await kit.visit(id), roundId: randomUUID(), transactionId: randomUUID(), amount: 100 };
    expect(await kit.say('bet', bet)).toEqual({ status: 429, body: { error: 'busy' } });
    expect(await readBalance(db, id)).toBe(1_000);
    isHeld = false;
    expect(await kit.say('bet', bet)).toEqual({ status: 200, body: { balance: 900 } });
  });
});

import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit, type WalletReply } from '../../tests/kit/wallet.ts';
import { readBalance } from '../ledger/balance.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

const MOST_STATEMENTS = 40;

/** Lets so many statements through, and then the line is dead. */
function cutAfter(statements: number): KyselyPlugin {
  let left = statements;
  return {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('the line is cut');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

withEachDatabase((database) => {
  const { db, clock, wallet, playerId } = playKit(database);

  beforeAll(() => sendLogTo(() => {}));

  type Say = (kit: ReturnType<typeof wallet>) => Promise<WalletReply>;

  /** Cuts the line at every statement in turn; each time nothing has happened, until it holds to the end. */
  async function cutEverywhere(say: Say): Promise<{ cuts: number; reply: WalletReply }> {
    const before = await readBalance(db(), playerId());
    for (let cuts = 0; cuts < MOST_STATEMENTS; cuts += 1) {
      const cut = await openTestApp(db().withPlugin(cutAfter(cuts)), { now: clock.now });
      // Asked for beforehand, so that the statements counted are those of the movement.
      const { configAnswers } = await openTestApp(db(), { now: clock.now }).then(({ services }) => services);
      Object.assign(cut.services, { configAnswers });
      const reply = await say(openWalletKit(cut));
      if (reply.status === 200) return { cuts, reply };
      expect([reply.status, await readBalance(db(), playerId())]).toEqual([500, before]);
      expect(await findMismatches(db())).toEqual([]);
    }
    throw new Error('The line never held.');
  }

  test('a message that is cut off at any statement has done nothing, and does all of it when it comes again', async () => {
    const session = await wallet().visit(playerId());
    const [roundId, bet, other] = [randomUUID(), randomUUID(), randomUUID()];
    const stake = await cutEverywhere((kit) => kit.say('bet', { session, roundId, transactionId: bet, amount: 1_000 }));
    expect(stake.reply.body).toEqual({ balance: 99_000 });
    const prize = { session, roundId, transactionId: randomUUID(), amount: 2_500, isRoundOver: true };
    const paid = await cutEverywhere((kit) => kit.say('win', prize));
    expect(paid.reply.body).toEqual({ balance: 101_500 });
    await wallet().say('bet', { session, roundId: randomUUID(), transactionId: other, amount: 700 });
    const undo = { session, transactionId: randomUUID(), betTransactionId: other };
    const undone = await cutEverywhere((kit) => kit.say('rollback', undo));
    expect(undone.reply.body).toEqual({ balance: 101_500 });
    for (const { cuts } of [stake, paid, undone]) expect(cuts).toBeGreaterThan(8);
    const player = db().selectFrom('player').select('bet').where('id', '=', playerId());
    expect(await player.executeTakeFirst()).toEqual({ bet: 1_000 });
  });
});

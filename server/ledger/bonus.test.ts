/** What of a balance is told as a bonus: what was given since the wager began, by the books. */
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withEachDatabase } from '../../tests/kit/sql.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { bonusOf } from './bonus.ts';
import { type Credit, credit } from './credit.ts';

const GIVEN = 100_000;

withEachDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));

  const comes = (kind: Credit['kind'], amount: number, toWager: number, to = playerId()) =>
    inTransaction(db(), (t) =>
      credit(t, { kind, ref: randomUUID(), playerId: to, amount, toWager, now: kit.clock.now() }),
    );
  const terms = () => post(wallet.getExchange.path);
  const bonus = async () => (await terms())['bonus'];
  async function betAll(amount: number): Promise<void> {
    const { sessionId } = await kit.start(1001);
    await kit.bet(sessionId, amount);
  }

  test('it is what was given and is still to be bet, and not what the player has put in', async () => {
    expect(await bonus()).toBe(0);
    await comes('deposit', 50_000, 50_000);
    expect(await terms()).toMatchObject({ bonus: 0, available: 0, wagerRequired: 50_000 });
    await comes('deposit-bonus', 2_500, 7_500);
    await comes('reward', 1_000, 0);
    await comes('points-coin', 500, 500);
    expect(await terms()).toMatchObject({ bonus: 4_000, balance: GIVEN + 54_000, available: 0, wagerRequired: 58_000 });
  });

  test('it is no more than is left of the balance: what is lost is the player’s own first', async () => {
    await comes('reward', 20_000, 200_000);
    await betAll(90_000);
    expect(await terms()).toMatchObject({ bonus: 20_000, balance: 30_000 });
    await betAll(25_000);
    expect(await terms()).toMatchObject({ bonus: 5_000, balance: 5_000, available: 0 });
  });

  test('it is nothing once enough is bet, and the next wager counts what is given since', async () => {
    await comes('reward', 20_000, 20_000);
    await betAll(20_000);
    expect(await terms()).toMatchObject({ bonus: 0, balance: GIVEN, available: GIVEN });
    await comes('reward', 700, 0);
    kit.pass(1);
    await comes('deposit', 10_000, 10_000);
    expect(await bonus()).toBe(0);
    await comes('sign-up-reward', 300, 300);
    expect(await bonus()).toBe(300);
  });

  test('a gift that waited while the wager began is one of it', async () => {
    const earlier = kit.clock.now();
    kit.pass(1);
    await comes('deposit', 10_000, 10_000);
    const gift = { kind: 'reward', ref: randomUUID(), playerId: playerId(), amount: 700, toWager: 700 } as const;
    await inTransaction(db(), (t) => credit(t, { ...gift, now: earlier }));
    expect(await bonus()).toBe(700);
  });

  test('every kind that the house gives is in the index it is found by', async () => {
    const plan = await db()
      .transaction()
      .execute(async (t) => {
        await sql`set local enable_seqscan = off`.execute(t);
        const { sql: text, parameters } = bonusOf(t, playerId()).query;
        return t.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      });
    expect(JSON.stringify(plan.rows)).toContain('txn_given');
  });

  test('another player’s gifts are none of it, nor is a gift of a wager whose beginning nobody has noted', async () => {
    await comes('deposit', 20_000, 20_000);
    await comes('reward', 700, 700, (await aPlayer(db())).id);
    expect(await bonus()).toBe(0);
    await comes('reward', 900, 900);
    expect(await bonus()).toBe(900);
    await db().updateTable('wager').set({ began_at: null }).where('player_id', '=', playerId()).execute();
    expect(await bonus()).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WALLET } from '#contract/errcodes.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { setLimits } from '../play/limits.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const AT_ONCE = 50;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => writeSettings(db(), QR_ONLY));

  const askFor = async (amount: number): Promise<number> => {
    const [path, body] = depositOf(amount);
    return Number((await kit.post(path, body))['errcode']);
  };

  test.each(['daily_bet', 'weekly_bet', 'monthly_bet', 'daily_loss', 'weekly_loss', 'monthly_loss'])(
    `${AT_ONCE} bets at once at the edge of %s: as many are taken as fit, and no more`,
    async (limit) => {
      await setLimits(db(), kit.playerId(), { [limit]: 1_050 });
      const { sessionId } = await kit.start(1001);
      const betUntilHeard = async (transaction = randomUUID()): Promise<number> => {
        const { status } = await kit.bet(sessionId, 100, randomUUID(), transaction);
        if (status !== 429) return status;
        await pause(10);
        return betUntilHeard(transaction);
      };
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => betUntilHeard()));
      expect([200, 403].map((status) => all.filter((one) => one === status).length)).toEqual([10, 40]);
      expect(await findMismatches(db())).toEqual([]);
    },
  );

  test.each(['daily_deposit', 'weekly_deposit', 'monthly_deposit'])(
    `${AT_ONCE} deposits at once at the edge of %s: as many are taken as fit, and no more`,
    async (limit) => {
      await setLimits(db(), kit.playerId(), { [limit]: 170_000 });
      const all = await Promise.all(Array.from({ length: AT_ONCE }, () => askFor(50_000)));
      expect(all.filter((code) => code === 0)).toHaveLength(3);
      const asked = db().selectFrom('deposit').select('amount').where('player_id', '=', kit.playerId());
      expect((await asked.execute()).map(({ amount }) => amount)).toEqual([50_000, 50_000, 50_000]);
    },
  );

  const told = async () => (await kit.post(wallet.tradeInfo.path))['ownLimit'];

  test('of several limits the terms of a deposit tell the one that leaves least, and never less than nothing', async () => {
    expect(await told()).toBeNull();
    await setLimits(db(), kit.playerId(), { daily_deposit: 80_000, weekly_deposit: 60_000, monthly_deposit: 60_000 });
    expect(await told()).toMatchObject({ span: 'month', limit: 60_000, left: 60_000 });
    await setLimits(db(), kit.playerId(), { daily_deposit: 55_000 });
    expect(await askFor(50_000)).toBe(0);
    expect(await told()).toMatchObject({ span: 'day', left: 5_000 });
    await setLimits(db(), kit.playerId(), { weekly_deposit: 20_000 });
    expect(await told()).toMatchObject({ span: 'week', left: 0 });
  });

  // It is Friday, November 20, eight in the evening in Manila.
  test.each([
    ['daily_deposit', 4 * HOUR_MINUTES, 'midnight'],
    ['weekly_deposit', 4 * HOUR_MINUTES + 2 * DAY_MINUTES, 'Monday'],
    ['monthly_deposit', 4 * HOUR_MINUTES + 10 * DAY_MINUTES, 'the first of December'],
  ])('%s is used up until the last minute before %i minutes have passed, at %s in Manila', async (limit, minutes) => {
    await setLimits(db(), kit.playerId(), { [limit]: 50_000 });
    expect(await told()).toMatchObject({ left: 50_000, until: kit.clock.now().getTime() + minutes * 60_000 });
    expect(await askFor(50_000)).toBe(0);
    await db().updateTable('deposit').set({ state: 'credited', paid: 50_000, ended_at: kit.clock.now() }).execute();
    kit.pass(minutes - 1);
    expect(await askFor(50_000)).toBe(WALLET.depositLimit);
    kit.pass(1);
    expect(await askFor(50_000)).toBe(0);
  });
});

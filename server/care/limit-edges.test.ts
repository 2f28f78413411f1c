/** Each limit ends with its day, week or month in Manila: not a minute before, and at once then. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { care, LIMIT_KINDS, type LimitKind } from '#contract/care.ts';
import { WALLET } from '#contract/errcodes.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const DAY_MINUTES = 24 * 60;
/** It is Friday, November 20, eight in the evening in Manila. */
const TO_MIDNIGHT = 4 * 60;
const ENDS: Record<string, number> = {
  daily: TO_MIDNIGHT,
  weekly: TO_MIDNIGHT + 2 * DAY_MINUTES,
  monthly: TO_MIDNIGHT + 10 * DAY_MINUTES,
};
const AMOUNT = 50_000;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(() => writeSettings(db(), QR_ONLY));

  const askForDeposit = async () => {
    const [path, body] = depositOf(AMOUNT);
    return Number((await kit.post(path, body))['errcode']);
  };
  const credit = () =>
    db().updateTable('deposit').set({ state: 'credited', paid: AMOUNT, ended_at: kit.clock.now() }).execute();
  const canPlay = async () => (await kit.start(1001))['errcode'] === 0;
  /** A game opens though the time is used up, and says so; no bet is taken in it. */
  const canBet = async () => (await kit.bet((await kit.start(1001))['sessionId'], 100)).status === 200;

  /** What a kind counts: how it is used up, in how many minutes, and whether something fits again. */
  const of = (kind: LimitKind) => {
    if (kind.endsWith('Deposit')) {
      const fits = async () => {
        const code = await askForDeposit();
        expect([0, WALLET.depositLimit]).toContain(code);
        return code === 0;
      };
      const use = async () => {
        expect(await askForDeposit()).toBe(0);
        await credit();
      };
      return { limit: AMOUNT, minutes: 0, use, fits };
    }
    if (kind.endsWith('Minutes')) {
      const use = async () => {
        await kit.start(1001);
        await kit.beat(1001);
        kit.pass(1);
        await kit.beat(1001);
      };
      return { limit: 1, minutes: 1, use, fits: canBet };
    }
    const use = async () => {
      expect((await kit.bet((await kit.start(1001))['sessionId'], AMOUNT)).status).toBe(200);
    };
    return { limit: AMOUNT, minutes: 0, use, fits: canPlay };
  };

  test.each(LIMIT_KINDS)('%s is used up until its last minute in Manila, and whole after it', async (kind) => {
    const { limit, minutes, use, fits } = of(kind);
    await kit.post(care.setLimit.path, { kind, amount: limit });
    await use();
    expect(await fits()).toBe(false);
    const [span = ''] = /^[a-z]+/.exec(kind) ?? [];
    kit.pass((ENDS[span] ?? 0) - minutes - 1);
    expect(await fits()).toBe(false);
    kit.pass(1);
    expect(await fits()).toBe(true);
  });
});

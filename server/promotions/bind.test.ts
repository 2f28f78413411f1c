import * as v from 'valibot';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { MAIL } from '#contract/errcodes.ts';
import { games } from '#contract/games.ts';
import { mail } from '#contract/mail.ts';
import { COIN_KINDS } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { session } from '#contract/session.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { setClosed } from '../ledger/books.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';
import { setLimits } from '../play/limits.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const type = ACTIVITY_TYPES.bind;
const PHONES = { accountLengthMin: 10, accountLengthMax: 11, countryCode: '63' };
let numbers = 9_180_000_000;

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, type, { amount: 2_500, betRate: 3 });
  /** Without a code, as an operator may have it. */
  const bind = async (mobile = String((numbers += 1))) => {
    await writeSettings(kit.db(), { ...PHONES, otpStatus: 0 });
    await kit.server().services.configAnswers.renew();
    return kit.post(session.bindAccount.path, { mobile });
  };
  const listed = async () => (await kit.post(activities.getActivityIds.path))['activityMap'];

  test('a player without a phone is offered the reward, and is given it once with the phone', async () => {
    expect(await listed()).toMatchObject({ [type]: { coin: 2_500 } });
    const mobile = String((numbers += 1));
    expect(await bind(mobile)).toMatchObject({ errcode: 0, coin: 102_500, rewardList: [{ id: 2001, count: 2_500 }] });
    expect(await bind(mobile)).toMatchObject({ errcode: 0, coin: 102_500 });
    expect(await listed()).toEqual({});
    expect(await readWager(kit.db(), kit.playerId())).toMatchObject({ required: 7_500 });
    expect(await kit.post(records.appUserCoinDetail.path, { kind: COIN_KINDS.reward })).toMatchObject({
      list: [{ amount: 2_500 }],
    });
    const told = v.parse(mail.getMail2.answer, await kit.post(mail.getMail2.path, { page: 1, pageSize: 10 }));
    expect(told).toMatchObject({ red1: 0, list: [{ title: 'A trial: ₱25.00', isRead: 1, isReceived: 1 }] });
    expect(told.list).toHaveLength(1);
    expect(told.list[0]?.words).toEqual({
      key: 'receipt',
      values: { name: 'A trial', type, why: 'phone', betRate: 3 },
    });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test.each([
    ['at a limit', () => setLimits(kit.db(), kit.playerId(), { daily_bet: 0 })],
    ['on a time-out', async () => void (await kit.post(games.takeBreak.path, { minutes: 60 }))],
  ])('to a player %s no coin is added, and it waits in a letter, once', async (_how, keep) => {
    await keep();
    const mobile = String((numbers += 1));
    expect(await bind(mobile)).toMatchObject({ errcode: 0, coin: 100_000, rewardList: [] });
    expect(await bind(mobile)).toMatchObject({ errcode: 0, coin: 100_000, rewardList: [] });
    const told = await kit.post(mail.getMail2.path, { page: 1, pageSize: 10 });
    const { list } = v.parse(mail.getMail2.answer, told);
    expect(list).toMatchObject([{ isReceived: 0, expireTime: 0, rewardList: [{ id: 2001, count: 2_500 }] }]);
    expect(list[0]?.words).toEqual({ key: 'owed', values: { name: 'A trial', type, why: 'phone', betRate: 3 } });
    const id = list[0]?.id;
    expect(await kit.post(mail.receiveMail.path, { id })).toMatchObject({ errcode: 0, coin: 102_500 });
    expect(await kit.post(mail.receiveMail.path, { id })).toMatchObject({ errcode: MAIL.received });
    expect(await readWager(kit.db(), kit.playerId())).toMatchObject({ required: 7_500 });
  });

  test('of twenty at once one gives it', async () => {
    const mobile = String((numbers += 1));
    const told = await Promise.all(Array.from({ length: 20 }, () => bind(mobile)));
    expect(Math.max(...told.map(({ coin }) => Number(coin ?? 0)))).toBe(102_500);
    expect(await kit.refresh()).toMatchObject({ coin: 102_500 });
  });

  test('while it does not run, or is over, a phone is bound and nothing is given', async () => {
    await trial.end();
    expect(await bind()).toMatchObject({ errcode: 0, coin: 100_000, rewardList: [] });
  });

  test('while the books are closed nothing is bound, and it may be tried again', async () => {
    await setClosed(kit.db(), true, kit.clock.now());
    const mobile = String((numbers += 1));
    expect((await bind(mobile))['errcode']).not.toBe(0);
    await setClosed(kit.db(), false, kit.clock.now());
    expect(await bind(mobile)).toMatchObject({ errcode: 0, coin: 102_500 });
  });
});

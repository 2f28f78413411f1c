import { expect, test } from 'vitest';
import { config } from '#contract/config.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { invites } from '#contract/invites.ts';
import { aFriend } from '../../tests/kit/invites.ts';
import { playKit } from '../../tests/kit/play.ts';
import { atOnce, promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { readWager } from '../ledger/wager.ts';

const BEFORE = 100_000;
const gift = (count: number) => [{ id: 2001, count, betRate: 3 }];
const AWARDS = [
  { id: 7, inviteCount: 1, award: gift(2_000) },
  { id: 8, inviteCount: 3, award: gift(6_000) },
];
const { appInviteBonus1User: state, appInviteBonus1UserReceive: receive } = invites;

let phones = 9_280_000_000;
const aPhone = (): string => String((phones += 1));

withDatabase((database) => {
  const kit = playKit(database, aPhone);
  const { db, post, playerId } = kit;
  const promotion = promotionKit(kit, ACTIVITY_TYPES.inviteFriend1, { awards: AWARDS });
  const claim = (propId: number, key?: string) => post(receive.path, { propId }, key);
  const progress = async () => (await post(state.path))['appInviteBonus1User'] as unknown;
  const bring = async (count: number) => {
    for (let one = 0; one < count; one += 1) await aFriend(db(), playerId());
  };

  test('[CALL-41][CALL-45] a friend who counts brings the first reward, once, and then the next one is told', async () => {
    expect(await progress()).toEqual({ awardId: 7, inviteCount: 0, itemStatus: 0 });
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.notYet });
    await aFriend(db(), playerId(), { total_recharge: 9_999 });
    await bring(1);
    expect(await progress()).toEqual({ awardId: 7, inviteCount: 1, itemStatus: 1 });
    const given = await claim(7);
    expect(given).toMatchObject({ errcode: 0, coin: BEFORE + 2_000, rewardList: gift(2_000) });
    expect(given['state']).toMatchObject({ appInviteBonus1User: { awardId: 8, inviteCount: 1, itemStatus: 0 } });
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.received });
    expect(await readWager(db(), playerId())).toMatchObject({ required: 3 * 2_000 });
    expect(await findMismatches(db())).toEqual([]);
  });

  test('rewards are received one after the other, and all of them stay received', async () => {
    await bring(3);
    expect(await claim(8)).toMatchObject({ errcode: CLAIM.notYet });
    await claim(7);
    await claim(8);
    expect(await progress()).toEqual({ awardId: 8, inviteCount: 3, itemStatus: 2 });
    expect(await claim(9)).toMatchObject({ errcode: CLAIM.unknown });
  });

  test('of twenty claims at once one is given, under one key and under different ones', async () => {
    await bring(3);
    const same = await atOnce(20, () => claim(7, 'one-key-for-all-000001'));
    expect(same.every(({ errcode, coin }) => errcode === 0 && coin === BEFORE + 2_000)).toBe(true);
    const each = await atOnce(20, () => claim(8));
    expect(each.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await findMismatches(db())).toEqual([]);
  });

  test('without a bound phone nothing is given', async () => {
    await bring(1);
    await db().updateTable('player').set({ mobile: null }).where('id', '=', playerId()).execute();
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.needsMobile });
  });

  test('before its beginning and after its end nothing is given', async () => {
    await bring(1);
    await promotion.begin(new Date(kit.clock.now().getTime() + 60_000));
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.notStarted });
    await promotion.begin(null);
    await promotion.end();
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.ended });
  });

  test('the configuration tells of the rewards as JSON texts', async () => {
    await kit.server().services.configAnswers.renew();
    expect((await post(config.appConfig.path))['appInviteBonus1ConfigList']).toEqual(
      AWARDS.map(({ award, ...one }) => ({ ...one, award: JSON.stringify(award) })),
    );
  });

  test('rewards that ask for fewer friends later on are set wrongly, and nothing is given', async () => {
    await promotion.configure({ awards: AWARDS.toReversed() });
    await bring(3);
    expect(await claim(7)).toMatchObject({ errcode: CLAIM.ended });
  });
});

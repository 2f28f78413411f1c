import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { config as configRows } from '#contract/config.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { openApp, openPainted, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { aGame, idsOf, lobbyOf, QUIET, region } from '../../../../tests/kit/client/home.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const KEYS =
  `appGameTypeList appGamePlatformList appGameBrandList appRechargeTypeMap appRechargeTypeList appUserLevelConfigList
  appGenericImgList appGenericImg gameResourceUrl gameListVersion maintenance mode registerType otpStatus countryCode
  accountLengthMin accountLengthMax usernameLengthMin usernameLengthMax passwordLengthMin passwordLengthMax accountRule
  userRegisterCoin appLobbyAdConfigList appPromotionalVideoList socialMedia h5 appNoticeConfigList appPropConfigMap
  appRechargeBonusCollection9ConfigList appInviteBonus1ConfigList isDepositBank`.split(/\s+/);

const WHOLE = { ...exampleOf(configRows.appConfig), ...lobbyOf([aGame(1001, { hot: 1 })]) } as Record<string, unknown>;

test.each(KEYS)('[STORE-04] home opens from a configuration without %s', async (key) => {
  const { [key]: _missing, ...config } = WHOLE;
  const place = await openApp('/lobby/home', { config: { ...config, [key]: undefined } });
  expect(idsOf(region(place, 'Hot games'))).toEqual([1001]);
});

test('[STORE-04] without its games home says that there are none', async () => {
  const place = await openApp('/lobby/home', { config: { ...WHOLE, appGameList: undefined } });
  expect(place.querySelector('.home-screen, .failure-screen')).not.toBeNull();
});

const T = ACTIVITY_TYPES;
const ON_OFFER = [
  [T.signUpBonus, '/activity/sign'],
  [T.ladderRecharge, '/lobby/wallets/deposit'],
  [T.festival, '/activity/festival'],
  [T.christmas, '/activity/christmas'],
  [T.newYear, '/activity/newYear'],
  [T.weekendLottery, '/activity/weekendLottery'],
  [T.tasks, '/profile/task'],
  [T.firstCharge, '/activity/firstCharge'],
  [T.inviteFriend1, '/activity/inviteFriends'],
] as const;

test('[GEN-10] with all promotions on, each is reached from home, the rewards or the list of activities', async () => {
  const ids = Object.values(T);
  const activityMap = Object.fromEntries(ids.map((id) => [id, { title: `No. ${id}`, sort: id }]));
  wire.on(activities.getActivityIds, { code: 200, errcode: 0, activityIds: ids, activityMap, loginPaying: true });
  const user = { activityIds: { activityIds: ids, activityMap } as never };
  const place = await openPainted('/lobby/rewards', { config: QUIET, user });
  const found = new Set<string | null>();
  for (const address of ['/lobby/rewards', '/activity/index', '/lobby/home']) {
    await visit(address);
    await shown();
    for (const one of place.querySelectorAll('a')) found.add(one.getAttribute('href'));
  }
  const missing = ON_OFFER.filter(([type, href]) => !found.has(href) && !found.has(`/reward/detail/${type}`));
  expect(missing).toEqual([]);
});

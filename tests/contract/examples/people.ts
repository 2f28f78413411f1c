/** The player, the device and the configuration that the other examples speak of. */
import type { Reply } from '#contract/define.ts';
import type { config } from '#contract/config.ts';
import type { session } from '#contract/session.ts';

export const AT = 1_793_000_000; // Unix seconds, late in October 2026.

export const bank = {
  bankId: 5,
  bankName: 'Bank of the Islands',
  shortBankName: 'BOI',
  accountName: 'Maria Santos',
  cardNum: '•••• •••• 4821',
  icon: '/bank/5.png',
};

export const activityMap = {
  15: { sort: 1, title: 'Seven days of welcome', startTime: AT - 86_400, endTime: AT + 366 * 86_400, canReceive: 1 },
  30: { sort: 9, title: 'Supply', leftToday: 2 },
  35: {
    sort: 4,
    title: 'Fiesta packs',
    packList: [
      { propId: 3501, title: 'Small pack', price: 10_000, rewardList: [{ id: 2001, count: 2_000, betRate: 3 }] },
    ],
  },
};

/** Holds every field that the specification lists. */
export const user = {
  account: 'maria88',
  password: '',
  accountType: 2,
  avatar: 3,
  avatarOther: '',
  facebookAccount: '',
  googleAccount: 'maria@example.com',
  hasSafeboxPassword: true,
  hasKyc: false,
  hasUserOther: true,
  id: 100_234,
  lineAccount: '',
  lottery: 15_000,
  coin: 128_450,
  mobile: '9171234567',
  nickname: 'Maria',
  regPeriod: 12,
  safebox: 50_000,
  totalRecharge: 250_000,
  uuid: '5d0c3f5e-9d2f-4a53-9f39-0d4f0e0f2a11',
  vip: 2,
  vipExp: 340,
  pid: 100_001,
  userLevel: 7,
  bet: 1_840_000,
  token: 'q7Kc0vY2b1',
  inviteCode: 'MARIA88',
  aid: 41,
  appUserBank: bank,
  appUserBankList: [bank],
  appGameDataUser: { gameLikes: { 1001: 1, 1002: 0 }, gameHistory: [1002, 1001] },
  activityIds: { activityIds: [15, 30, 35], activityMap },
  firstRecharge: true,
  shareUrlMap: { 7: 'https://example.com/share/facebook?code=MARIA88' },
  rechargeUpdate: false,
  hiddenTypes: [],
  shownTypes: [],
};

export const device = {
  channel: 'WEB',
  appId: 'com.demo.web',
  os: 'Android 14',
  isBrowser: true,
  version: '1.0.28',
  deviceModel: 'SM-A155F',
  deviceIdJsonModel: { afuid: '' },
};

export const registration = {
  outUrl: 'https://example.com/?pid=7',
  phoneinfoJsonModel: device,
  countryCode: '63',
  clientReferrer: 'ph',
  account: 'maria88',
  password: 'v2.k1.c2VhbGVk',
  code: '',
  email: 'maria@example.com',
  fullName: 'María O’Niño-Santos',
  address: '12 Mabini St, Quezon City',
  birthday: '1990-12-31',
  registeredPlace: 'perya.example.com',
  inviteCode: 'JUAN77',
  idCardImage: '1',
  type: 0 as const,
};

export const appConfig: Reply<typeof config.appConfig> = {
  gameListVersion: '42',
  gameResourceUrl: '/',
  appGameTypeList: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
  appGameBrandList: [{ id: 3, name: 'Mayon', status: 1, sort: 1, icon3: '/brand/3.png' }],
  hotGameCount: 1,
  appGameList: [
    {
      id: 1001,
      name: 'Koi Rush',
      typeId: 1,
      brandId: 3,
      maintain: 0,
      params: { brandMaintain: 0 },
      hot: 1,
      hotSort: 1,
      showType: 0,
      sort: 10,
      version: 3,
      recent: 1,
    },
  ],
  appGamePlatformList: [{ id: 3, name: 'Mayon', status: 1, sort: 1, icon3: '/brand/3.png' }],
  maintenance: { status: 0, content: '' },
  mode: 'other',
  registerType: 'phone',
  otpStatus: 1,
  countryCode: '63',
  accountLengthMin: 10,
  accountLengthMax: 11,
  usernameLengthMin: 6,
  usernameLengthMax: 16,
  passwordLengthMin: 8,
  passwordLengthMax: 20,
  accountRule: { mobileStartsWith: '9' },
  userRegisterCoin: 2_000,
  publicKey: '',
  publicKeyId: '',
  passwordCipher: '',
  socialLogin: { name: 'LINE', authorizeUrl: 'https://line.example.com/authorize', clientId: 'perya' },
  passkeys: 1,
  answersOnce: 1,
  demoWorld: 1,
  licenseHolder: 'Perya Gaming Inc.',
  licenseNumber: 'GL-2026-0117',
  appLobbyAdConfigList: [{ id: 1, sort: 1, clickType: 1, clickAction: 15, imgUrl2: '/banner.png' }],
  socialMedia: [{ name: 'Facebook', url: 'https://example.com/facebook', icon: '/fb.png' }],
  isDepositBank: 0,
  appRechargeTypeMap: { 1: { id: 1, name: 'E-wallet', iconH5: '/pay/1.png', bankId: 0, sort: 1 } },
  appRechargeTypeList: [{ id: 1, name: 'E-wallet', iconH5: '/pay/1.png', bankId: 0, sort: 1 }],
  appUserLevelConfigList: [{ level: 1, betAmount: 100_000 }],
  appGenericImgList: [{ uniqueKey: 'poster', img: '/poster.png' }],
  appGenericImg: { download_icon: { imgUrl: '/download.png' } },
  appPropConfigMap: { 1005: { num: 10, paramStr: { limitAmount: 50_000 } } },
  appPromotionalVideoList: [{ id: 1, clickType: 2, clickAction: '1001', coverImg: '/cover.png', path: '/koi.mp4' }],
  appNoticeConfigList: [{ id: 1, isH5Pop: 1, clickType: 'activity', clickAction: 15, sort: 1, imgUrl2: '/notice.png' }],
  h5: { downloadType: 2, downloadUrl: 'https://example.com/app', url: ['https://example.com'] },
  appRechargeBonusCollection9ConfigList: [{ id: 1, price: 10_000, award: '[{"id":2001,"count":5000}]', showType: 1 }],
  appInviteBonus1ConfigList: [{ id: 1, award: '[{"id":2001,"count":2000}]', inviteCount: 5 }],
};

export const afterLogin: Reply<typeof session.getAfterLoginInfo> = { ...appConfig, appUser: user };

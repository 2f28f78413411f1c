import { SHARE_KINDS } from '#contract/task-kinds.ts';
import type { World } from './world-types.ts';

/** The configuration of a world, by its keys on the wire; what is made from games and keys is not among it. */
export function settingsOf(world: World): Record<string, unknown> {
  const channels = world.rechargeChannels.map(({ icon, ...channel }) => ({ ...channel, iconH5: icon }));
  return {
    ...RULES,
    appLobbyAdConfigList: world.banners.map(({ picture, ...banner }) => ({ ...banner, imgUrl2: picture })),
    appNoticeConfigList: world.notices.map(({ picture, ...notice }) => ({ ...notice, imgUrl2: picture })),
    appPromotionalVideoList: world.videos.map(({ cover, ...video }) => ({ ...video, coverImg: cover })),
    socialMedia: world.socialMedia,
    shareUrlMap: SHARE_URLS,
    appUserLevelConfigList: world.userLevels,
    appRechargeTypeList: channels,
    appRechargeTypeMap: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
    appGenericImgList: world.genericImages.map(({ uniqueKey, picture }) => ({ uniqueKey, img: picture })),
    appGenericImg: Object.fromEntries(
      world.genericImages.map(({ uniqueKey, picture }) => [uniqueKey, { imgUrl: picture }]),
    ),
  };
}

/** Where each site takes what is shared; every host is an example. */
const SHARE_URLS = Object.fromEntries(
  Object.entries(SHARE_KINDS).map(([kind, site]) => [kind, `https://${site.toLowerCase()}.example.com/share`]),
);

const RULES = {
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
  userRegisterCoin: 18_00,
  withdrawProofFrom: 20_000_00,
  isDepositBank: 0,
  // Of 10 percent up to ₱200, and of ₱50 for a deposit of ₱500 or more.
  appPropConfigMap: {
    1005: { num: 10, paramStr: { limitAmount: 200_00 } },
    1050: { num: 50, paramStr: { limitAmount: 500_00 } },
  },
  h5: { downloadType: 0, downloadUrl: '', url: [] },
};

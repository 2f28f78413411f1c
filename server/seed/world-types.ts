import type { GAME_TYPES } from '#contract/enums.ts';
import type { DepositWay } from '../sql/order-tables.ts';
import type { BadgeName } from '../art/draw-badge.ts';
import type { BannerName } from '../art/draw-banner.ts';
import type { LogoOutline } from '../art/draw-brand-logo.ts';
import type { PosterName } from '../art/draw-poster.ts';
import type { MotifName } from '../art/motif-table.ts';
import type { PaletteName } from '../art/palettes.ts';
import type { ActivitySeed } from '../promotions/demo-place.ts';
import type { Engine } from '../provider/engines/engine-of.ts';

/** What development and tests start from. Amounts are hundredths of a peso; flags are 0 or 1, as on the wire. */
export interface World {
  types: readonly GameTypeSeed[];
  brands: readonly BrandSeed[];
  games: readonly GameSeed[];
  banners: readonly BannerSeed[];
  notices: readonly NoticeSeed[];
  videos: readonly VideoSeed[];
  activities: readonly ActivitySeed[];
  socialMedia: readonly SocialMediaSeed[];
  userLevels: readonly UserLevelSeed[];
  rechargeChannels: readonly RechargeChannelSeed[];
  customerServices: readonly CustomerServiceSeed[];
  genericImages: readonly GenericImageSeed[];
  bigWins: readonly BigWinSeed[];
  newYearWins: readonly NewYearWinSeed[];
}

export type Bit = 0 | 1;

export type TypeId = (typeof GAME_TYPES)[keyof typeof GAME_TYPES];

/** The path of a picture under the address of game resources. */
type BannerPath = `banner/${BannerName}.png`;
type PosterPath = `poster/${PosterName}.png`;
type BadgePath = `badge/${BadgeName}.png`;

export interface GameTypeSeed {
  id: TypeId;
  name: string;
  sort: number;
  status: Bit;
}

export interface BrandSeed {
  id: number;
  name: string;
  sort: number;
  status: Bit;
  maintain: Bit;
  /** The types it makes games of. */
  typeIds: readonly TypeId[];
  emblem: MotifName;
  outline: LogoOutline;
  palette: PaletteName;
}

export interface GameSeed {
  id: number;
  name: string;
  typeId: TypeId;
  brandId: number;
  hot: Bit;
  /** The place among hot games, from 1; 0 for a game that is not hot. */
  hotSort: number;
  /** 0 is shown, 1 is not. */
  showType: Bit;
  sort: number;
  recent: Bit;
  maintain: Bit;
  brandMaintain: Bit;
  version: number;
  motif: MotifName;
  palette: PaletteName;
  minBet: number;
  maxBet: number;
  /** Return to player, in basis points. */
  rtp: number;
  kind: Engine['kind'];
}

export interface BannerSeed {
  id: number;
  sort: number;
  /** 0 none, 1 activity, 2 game, 3 url. */
  clickType: 0 | 1 | 2 | 3;
  clickAction: string;
  picture: BannerPath;
  title: string;
  subtitle: string;
}

export interface NoticeSeed {
  id: number;
  sort: number;
  isH5Pop: Bit;
  /** An empty text opens the notice itself. */
  clickType: 'activity' | 'url' | '';
  clickAction: string;
  picture: BannerPath;
  title: string;
  content: string;
}

export interface VideoSeed {
  id: number;
  clickType: 1 | 2;
  clickAction: string;
  cover: PosterPath;
}

export interface SocialMediaSeed {
  name: string;
  url: string;
  icon: BadgePath;
}

export interface UserLevelSeed {
  level: number;
  name: string;
  betAmount: number;
}

export interface RechargeChannelSeed {
  id: number;
  name: string;
  sort: number;
  bankId: number;
  way: DepositWay;
  icon: BadgePath;
}

export interface CustomerServiceSeed {
  id: number;
  name: string;
  url: string;
  isOut: Bit;
  icon: BadgePath;
}

export interface GenericImageSeed {
  uniqueKey: string;
  picture: BadgePath | BannerPath;
}

export interface BigWinSeed {
  gameId: number;
  phone: string;
  amount: number;
  minutesAgo: number;
}

export interface NewYearWinSeed {
  phone: string;
  itemId: number;
  count: number;
  minutesAgo: number;
}

/**
 * Two kinds that give nothing and lead somewhere: an address of the operator's outside the app, and the levels of a player. And
 * three that have no page: the operator may run them, and no list shows them.
 */
import * as v from 'valibot';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { type Listed, promotion } from './promotion.ts';

const MOST_LETTERS = 2_000;

const Link = v.object({
  /** Where it leads; without one it stands in no list. */
  url: v.optional(v.pipe(v.string(), v.maxLength(MOST_LETTERS), v.url(), v.startsWith('https://'))),
});

const NOTHING = { season: () => 'first', read: () => ({}), claims: {} };

export const outLink = promotion({
  ...NOTHING,
  type: ACTIVITY_TYPES.outLink,
  name: 'out-link',
  rows: activities,
  demo: { sort: 20, title: 'More from us', picture: 'badge/chat.png' },
  config: Link,
  isFor: ({ config }) => config.url !== undefined,
  entry: ({ config }) => (config.url === undefined ? {} : { url: config.url }),
});

export const vip = promotion({
  ...NOTHING,
  type: ACTIVITY_TYPES.vip,
  name: 'vip',
  rows: activities,
  demo: { sort: 13, title: 'VIP levels', picture: 'badge/people.png' },
  config: v.object({}),
  entry: () => ({}),
});

type Plain = Pick<Listed, 'type' | 'name' | 'config' | 'demo'>;

const plain = (type: number, name: string, title: string): Plain => ({
  type,
  name,
  config: v.object({}),
  demo: { sort: 30, title, picture: 'badge/gift.png' },
});

export const WITHOUT_PAGE: readonly Plain[] = [
  plain(ACTIVITY_TYPES.fund, 'fund', 'Fund'),
  plain(ACTIVITY_TYPES.redPacket, 'red-packet', 'Red packet'),
  plain(ACTIVITY_TYPES.notice, 'notice', 'Notice'),
];

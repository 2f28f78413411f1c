/**
 * A little for looking at the operator's pages elsewhere: open the link, come back, claim, once for each. Which pages there are
 * follows from the operator's own links.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, REWARD_ITEMS, TASK_KINDS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { tasks } from '#contract/tasks.ts';
import type { Tables } from '../sql/tables.ts';
import { type Facts, promotion, whyNotReady } from './promotion.ts';
import { Gifts, Season } from './settings.ts';

/** Their ids never coincide with those of the operator's tasks, which are below. */
const PAGES = [
  { id: 9_000_001, kind: TASK_KINDS.followFacebook, name: 'Facebook' },
  { id: 9_000_002, kind: TASK_KINDS.followTelegram, name: 'Telegram' },
  { id: 9_000_003, kind: TASK_KINDS.followInstagram, name: 'Instagram' },
  { id: 9_000_004, kind: TASK_KINDS.followWhatsapp, name: 'WhatsApp' },
] as const;

export const isFollowId = (wanted: number): boolean => PAGES.some(({ id }) => id === wanted);

const Config = v.object({
  season: v.optional(Season, 'first'),
  gifts: v.optional(Gifts, [{ id: REWARD_ITEMS.coin, count: 200, betRate: 1 }]),
});
type Follow = Facts<v.InferOutput<typeof Config>>;

/** A link that is no address of the web is none. */
export const SocialLinks = v.fallback(
  v.array(v.object({ name: v.string(), url: v.pipe(v.string(), v.regex(/^https:\/\//)) })),
  [],
);
type Links = v.InferOutput<typeof SocialLinks>;

async function look(db: Kysely<Tables>): Promise<Links> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'socialMedia').executeTakeFirst();
  return v.parse(SocialLinks, row?.value ?? []);
}

function statusOf({ marks }: Follow, id: number): number {
  if (marks.has(`received ${id}`)) return ITEM_STATUS.received;
  return marks.has(`opened ${id}`) ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const listOf = (facts: Follow, links: Links) =>
  PAGES.flatMap(({ id, kind, name }) => {
    const url = links.find((link) => link.name === name)?.url;
    if (url === undefined) return [];
    const itemStatus = statusOf(facts, id);
    const reached = itemStatus === ITEM_STATUS.open ? 0 : 1;
    return [
      { id, kind, title: name, target: 1, reached, itemStatus, clickAction: url, rewardList: facts.config.gifts },
    ];
  });

type Named = Follow & { known: Links; input: { propId: number } };

const isThere = (facts: Named): boolean => listOf(facts, facts.known).some(({ id }) => id === facts.input.propId);

export const followRewards = promotion({
  type: ACTIVITY_TYPES.followRewards,
  name: 'follow-rewards',
  rows: tasks,
  state: 'appProxyUser4TaskUser',
  demo: { sort: 16, title: 'Follow us', picture: 'badge/people.png' },
  trial: {
    does: [{ claims: 'appProxyUser4TaskUserShare', input: { propId: PAGES[0].id } }],
    claims: [['appProxyUser4TaskUserReceive', { propId: PAGES[0].id }]],
  },
  config: Config,
  season: ({ config }) => config.season,
  look,
  entry: (facts) => ({
    canReceive: PAGES.some(({ id }) => statusOf(facts, id) === ITEM_STATUS.claimable) ? 1 : 0,
  }),
  glance: (facts, links) => {
    const all = listOf(facts, links);
    const received = all.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received);
    return { glance: { reached: received.length, target: all.length } };
  },
  read: (facts, links) => ({ shareUrl: '', taskList: listOf(facts, links) }),
  claims: {
    appProxyUser4TaskUserShare: {
      may: (facts) => {
        if (!isThere(facts)) return CLAIM.unknown;
        return statusOf(facts, facts.input.propId) === ITEM_STATUS.open ? undefined : CLAIM.received;
      },
      mark: ({ input }) => `opened ${input.propId}`,
    },
    appProxyUser4TaskUserReceive: {
      may: (facts) => whyNotReady(isThere(facts) ? statusOf(facts, facts.input.propId) : undefined),
      mark: ({ input }) => `received ${input.propId}`,
      gives: ({ config }) => config.gifts,
    },
  },
});

/**
 * A little for looking at the operator's pages elsewhere: open the link, come back, claim, once for each. Which pages there are
 * follows from the operator's own links.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS, TASK_KINDS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { FOLLOW_KINDS } from '#contract/task-kinds.ts';
import { tasks } from '#contract/tasks.ts';
import { readSettings } from '../sql/queries/settings.ts';
import type { Tables } from '../sql/tables.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion, whyNotReady } from './promotion.ts';
import { Gifts, Season } from './settings.ts';

/** Their ids never coincide with those of the operator's tasks, which are below. */
const PAGES = [
  { id: 9_000_001, kind: TASK_KINDS.followFacebook },
  { id: 9_000_002, kind: TASK_KINDS.followTelegram },
  { id: 9_000_003, kind: TASK_KINDS.followInstagram },
  { id: 9_000_004, kind: TASK_KINDS.followWhatsapp },
] as const;

export const isFollowId = (wanted: number): boolean => PAGES.some(({ id }) => id === wanted);

const Config = v.object({
  season: v.optional(Season, 'first'),
  gifts: v.optional(Gifts, coin(200)),
});
type Follow = Facts<v.InferOutput<typeof Config>>;

/** A link that is no address of the web is none. */
const SocialLinks = v.fallback(
  v.array(v.object({ name: v.string(), url: v.pipe(v.string(), v.regex(/^https:\/\//)) })),
  [],
);

/** Where the operator is found elsewhere, under the kind of the task. */
export type Sites = Readonly<Record<number, string>>;

/** A site is known by its name, whether in capitals or not. */
export function sitesOf({ socialMedia }: Readonly<Record<string, unknown>>): Sites {
  const links = v.parse(SocialLinks, socialMedia ?? []);
  const found = Object.entries(FOLLOW_KINDS).flatMap(([kind, name]) => {
    const link = links.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return link ? [[kind, link.url]] : [];
  });
  return Object.fromEntries(found) as Sites;
}

const look = async (db: Kysely<Tables>): Promise<Sites> => sitesOf(await readSettings(db));

function statusOf({ marks }: Follow, id: number): number {
  if (marks.has(`received ${id}`)) return ITEM_STATUS.received;
  return marks.has(`opened ${id}`) ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

const listOf = (facts: Follow, sites: Sites) =>
  PAGES.flatMap(({ id, kind }) => {
    const url = sites[kind];
    if (url === undefined) return [];
    const itemStatus = statusOf(facts, id);
    const reached = itemStatus === ITEM_STATUS.open ? 0 : 1;
    return [
      {
        id,
        kind,
        title: FOLLOW_KINDS[kind] ?? '',
        target: 1,
        reached,
        itemStatus,
        clickAction: url,
        rewardList: facts.config.gifts,
      },
    ];
  });

type Named = Follow & { known: Sites; input: { propId: number } };

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
  glance: (facts, sites) => {
    const all = listOf(facts, sites);
    const received = all.filter(({ itemStatus }) => itemStatus === ITEM_STATUS.received);
    return { glance: { reached: received.length, target: all.length } };
  },
  read: (facts, sites) => ({ shareUrl: '', taskList: listOf(facts, sites) }),
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

/**
 * Invited friends: a reward for so many friends who count, one after the other. The number of friends is compared with what
 * each reward asks for, so a friend who counts no more takes nothing back, and one who counts again brings nothing twice.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { ITEM_STATUS } from '#contract/reward-enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { invites } from '#contract/invites.ts';
import { type Inviter, readInviter } from '../invites/friends.ts';
import type { Tables } from '../sql/tables.ts';
import { coin } from '../rules/gifts.ts';
import { type Facts, promotion } from './promotion.ts';
import { readFigures } from './read-promotion.ts';
import { Count, Gifts, isUnlike, Season, withAwardText } from './settings.ts';
import { awardOf } from './trial.ts';

const MOST_AWARDS = 20;

const Award = v.object({
  id: v.pipe(Count, v.minValue(1)),
  award: Gifts,
  inviteCount: v.pipe(Count, v.minValue(1)),
});
type Award = v.InferOutput<typeof Award>;

const OWN_AWARDS: Award[] = [
  { id: 1, inviteCount: 1, award: coin(2_000, 3) },
  { id: 2, inviteCount: 3, award: coin(6_000, 3) },
  { id: 3, inviteCount: 5, award: coin(10_000, 3) },
  { id: 4, inviteCount: 10, award: coin(30_000, 3) },
  { id: 5, inviteCount: 20, award: coin(80_000, 3) },
];

const isRising = (all: readonly Award[]): boolean =>
  all.every(({ inviteCount }, at) => inviteCount > (all[at - 1]?.inviteCount ?? 0));

const Config = v.object({
  season: v.optional(Season, 'first'),
  /** From the fewest friends to the most. */
  awards: v.optional(
    v.pipe(
      v.array(Award),
      v.minLength(1),
      v.maxLength(MOST_AWARDS),
      v.check((all) => isUnlike(all.map(({ id }) => id)) && isRising(all)),
    ),
    OWN_AWARDS,
  ),
});
type Invite = Facts<v.InferOutput<typeof Config>>;

const isReceived = ({ marks }: Invite, id: number): boolean => marks.has(`received ${id}`);

/** The first that was not received; when all were, the last. */
const currentOf = (facts: Invite): Award | undefined =>
  facts.config.awards.find(({ id }) => !isReceived(facts, id)) ?? facts.config.awards.at(-1);

function statusOf(facts: Invite, { id, inviteCount }: Award, { validIds }: Inviter): number {
  if (isReceived(facts, id)) return ITEM_STATUS.received;
  return validIds.length >= inviteCount ? ITEM_STATUS.claimable : ITEM_STATUS.open;
}

export const inviteFriends = promotion({
  type: ACTIVITY_TYPES.inviteFriend1,
  name: 'invite-friends',
  rows: invites,
  state: 'appInviteBonus1User',
  demo: { sort: 17, title: 'Invite friends', picture: 'badge/people.png' },
  trial: {
    does: ['links a phone', 'brings a friend'],
    claims: [['appInviteBonus1UserReceive', awardOf('appInviteBonus1User')]],
  },
  config: Config,
  season: ({ config }) => config.season,
  look: readInviter,
  entry: () => ({}),
  glance: (facts, inviter) => {
    const award = currentOf(facts);
    const isReady = award && inviter.mobile !== null && statusOf(facts, award, inviter) === ITEM_STATUS.claimable;
    const reached = facts.marks.count('received');
    return { canReceive: isReady ? 1 : 0, glance: { reached, target: facts.config.awards.length } };
  },
  read: (facts, inviter) => {
    const award = currentOf(facts);
    return {
      appInviteBonus1User: award
        ? { awardId: award.id, inviteCount: inviter.validIds.length, itemStatus: statusOf(facts, award, inviter) }
        : null,
      shareUrl: inviter.shareUrl,
    };
  },
  claims: {
    appInviteBonus1UserReceive: {
      may: (facts) => {
        const { known, input } = facts;
        const award = facts.config.awards.find(({ id }) => id === input.propId);
        if (!award) return CLAIM.unknown;
        if (known.mobile === null) return CLAIM.needsMobile;
        if (isReceived(facts, award.id)) return CLAIM.received;
        // One after the other, as they are told.
        if (award.id !== currentOf(facts)?.id) return CLAIM.notYet;
        return statusOf(facts, award, known) === ITEM_STATUS.claimable ? undefined : CLAIM.notYet;
      },
      mark: ({ input }) => `received ${input.propId}`,
      gives: ({ config, input }) => config.awards.find(({ id }) => id === input.propId)?.award ?? [],
    },
  },
});

export async function listInviteAwards(db: Kysely<Tables>) {
  const { awards = [] } = (await readFigures(db, inviteFriends)) ?? {};
  return withAwardText(awards);
}

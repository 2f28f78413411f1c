/** What a list calls a promotion: the operator's title, and the usual one in the player's language. */
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { englishOf } from '#ui/spoken.ts';
import { text as agents } from '../agents-text.ts';
import { text as invites } from '../invites-text.ts';
import { text as seasons } from '../seasons/text.ts';
import { text } from '../text.ts';

const spokenNow = { activities: text, agents, invites, seasons };
type Areas = typeof spokenNow;

const usualTitles = ({ activities, agents: ours, invites: friends, seasons: ofSeasons }: Areas) => ({
  [ACTIVITY_TYPES.bind]: activities.taskBind,
  [ACTIVITY_TYPES.signUpBonus]: activities.signTitle,
  [ACTIVITY_TYPES.inviteUserSpin]: friends.spinTitle,
  [ACTIVITY_TYPES.followRewards]: activities.followTitle,
  [ACTIVITY_TYPES.freeLoginBonus]: activities.cashTitle,
  [ACTIVITY_TYPES.agent]: ours.title,
  [ACTIVITY_TYPES.accumulatedRecharge]: activities.accumulatedTitle,
  [ACTIVITY_TYPES.supply]: activities.supplyTitle,
  [ACTIVITY_TYPES.agentCount]: friends.countTitle,
  [ACTIVITY_TYPES.weekendLottery]: ofSeasons.lotteryTitle,
  [ACTIVITY_TYPES.festival]: ofSeasons.festivalTitle,
  [ACTIVITY_TYPES.freeSign]: activities.freeSignTitle,
  [ACTIVITY_TYPES.christmas]: activities.christmasTitle,
  [ACTIVITY_TYPES.newYear]: ofSeasons.newYearTitle,
  [ACTIVITY_TYPES.firstCharge]: activities.firstChargeTitle,
  [ACTIVITY_TYPES.inviteFriend1]: friends.friendsTitle,
  [ACTIVITY_TYPES.agent5]: ours.levelsTitle,
  [ACTIVITY_TYPES.tasks]: activities.tasksTitle,
  [ACTIVITY_TYPES.continuousRecharge]: activities.continuousTitle,
});

const englishAreas = () =>
  Object.fromEntries(Object.keys(spokenNow).map((area) => [area, englishOf(area)])) as unknown as Areas;

/** The wire has one title, in the operator's words. One that is not the usual one stays as it is. */
export function titleOf(type: number, title: string): string {
  const usual: Readonly<Record<number, string>> = usualTitles(englishAreas());
  const now: Readonly<Record<number, string>> = usualTitles(spokenNow);
  return (title === usual[type] ? now[type] : title) || text.activity;
}

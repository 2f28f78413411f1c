/** What home offers beside its games, by what is on: icons that float over it, and a film. */
import { activityPath } from '#contract/activity-addresses.ts';
import type { ActivityEntry } from '#contract/entities/activity.ts';
import { ACTIVITY_TYPES, CLICK_TYPES } from '#contract/enums.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';

/** More would stand in the way of the games. */
const MOST_ICONS = 2;

export interface FloatingIcon {
  type: number;
  href: string;
  title: string;
  imgUrl: string;
}

/** What has a place of its own elsewhere on home does not float as well. */
const ELSEWHERE: readonly number[] = [
  ACTIVITY_TYPES.bind,
  ACTIVITY_TYPES.vip,
  ACTIVITY_TYPES.tasks,
  ACTIVITY_TYPES.agent,
  ACTIVITY_TYPES.agentCount,
  ACTIVITY_TYPES.agent5,
  ACTIVITY_TYPES.accumulatedRecharge,
];

interface Shown {
  /** What is on. */
  ids: readonly number[];
  map: Readonly<Record<string, ActivityEntry>>;
  hidden: readonly number[];
  isBankrupt: boolean;
}

/** The first few in the operator's order. */
export function floatingIcons({ ids, map, hidden, isBankrupt }: Shown): FloatingIcon[] {
  const shown = ids
    .flatMap((type) => (map[type] ? [{ type, entry: map[type] }] : []))
    .filter(
      ({ type }) =>
        !ELSEWHERE.includes(type) && !hidden.includes(type) && (type !== ACTIVITY_TYPES.supply || isBankrupt),
    )
    .toSorted((one, other) => rank(one) - rank(other) || one.type - other.type)
    .flatMap(({ type, entry }) => {
      const href = activityPath(type);
      return href === undefined ? [] : [{ type, href, title: entry.title, imgUrl: entry.imgUrl }];
    });
  return shown.slice(0, MOST_ICONS);
}

/** Who has run out is shown the supply first. */
const rank = ({ type, entry }: { type: number; entry: ActivityEntry }): number =>
  type === ACTIVITY_TYPES.supply ? Number.NEGATIVE_INFINITY : (entry.sort ?? 0);

export type PromoVideo = Lobby['config']['appPromotionalVideoList'][number];

interface Facts {
  isSignedIn: boolean;
  activityIds: readonly number[];
  hidden?: readonly number[];
  /** The player has bought sign-in cards, and is past the sign-up bonus. */
  loginPaying: boolean;
}

/**
 * The sign-up bonus's while it is on, else the deposit ladder's, else the one that leads to a game. A player for whom nothing is on keeps
 * away from play, and no film draws them back.
 */
export function promoVideoToShow(all: readonly PromoVideo[], facts: Facts): PromoVideo | undefined {
  if (facts.isSignedIn && facts.activityIds.length === 0) return undefined;
  const isHidden = ({ clickType, clickAction }: PromoVideo): boolean =>
    clickType === CLICK_TYPES.activity && facts.hidden?.includes(Number(clickAction)) === true;
  const videos = all.filter((one) => !isHidden(one));
  const ofActivity = (type: number): PromoVideo | undefined =>
    videos.find(({ clickType, clickAction }) => clickType === CLICK_TYPES.activity && Number(clickAction) === type);
  const hasSignUpBonus = facts.activityIds.includes(ACTIVITY_TYPES.signUpBonus) && !facts.loginPaying;
  const signUp = hasSignUpBonus ? ofActivity(ACTIVITY_TYPES.signUpBonus) : undefined;
  const hasLadder = !facts.isSignedIn || facts.activityIds.includes(ACTIVITY_TYPES.ladderRecharge);
  return (
    signUp ??
    (hasLadder ? ofActivity(ACTIVITY_TYPES.ladderRecharge) : undefined) ??
    videos.find(({ clickType }) => clickType === CLICK_TYPES.game)
  );
}

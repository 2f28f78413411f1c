/** The one promotional film that home shows. */
import { ACTIVITY_TYPES, CLICK_TYPES } from '#contract/enums.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';

export type PromoVideo = Lobby['config']['appPromotionalVideoList'][number];

interface Facts {
  activityIds: readonly number[];
  /** The player has bought sign-in cards, and is past the sign-up bonus. */
  loginPaying: boolean;
}

/** The sign-up bonus's while it is on, else the deposit ladder's, else the one that leads to a game. */
export function promoVideoToShow(videos: readonly PromoVideo[], facts: Facts): PromoVideo | undefined {
  const ofActivity = (type: number): PromoVideo | undefined =>
    videos.find(({ clickType, clickAction }) => clickType === CLICK_TYPES.activity && Number(clickAction) === type);
  const hasSignUpBonus = facts.activityIds.includes(ACTIVITY_TYPES.signUpBonus) && !facts.loginPaying;
  const signUp = hasSignUpBonus ? ofActivity(ACTIVITY_TYPES.signUpBonus) : undefined;
  return (
    signUp ??
    ofActivity(ACTIVITY_TYPES.ladderRecharge) ??
    videos.find(({ clickType }) => clickType === CLICK_TYPES.game)
  );
}

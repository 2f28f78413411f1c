/** The notice that home opens with: the first in the operator's order that pops up and that this player may follow. */
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Lobby } from '#data/use-stored.ts';

export type HomeNotice = Lobby['config']['appNoticeConfigList'][number];

interface Viewer {
  activityIds: readonly number[];
  hasMobile: boolean;
}

export function homeNoticeToShow(notices: readonly HomeNotice[], viewer: Viewer): HomeNotice | undefined {
  return notices
    .filter((notice) => notice.isH5Pop === 1 && isOpenTo(notice, viewer))
    .toSorted((one, other) => one.sort - other.sort)[0];
}

/** An activity that is not on for this player is not offered, nor is the binding of a phone that is bound. */
function isOpenTo({ clickType, clickAction }: HomeNotice, { activityIds, hasMobile }: Viewer): boolean {
  if (clickType !== 'activity') return true;
  const activity = Number(clickAction);
  return activity === ACTIVITY_TYPES.bind ? !hasMobile : activityIds.includes(activity);
}

/** The notice that home opens with: the first in the operator's order that pops up and that this player may follow. */
import { isOfferShown, type Viewer } from '#contract/activity-rules.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';

export type HomeNotice = Lobby['config']['appNoticeConfigList'][number];

export function homeNoticeToShow(notices: readonly HomeNotice[], viewer: Viewer): HomeNotice | undefined {
  return notices
    .filter((notice) => notice.isH5Pop === 1 && isOpenTo(notice, viewer))
    .toSorted((one, other) => one.sort - other.sort)[0];
}

function isOpenTo({ clickType, clickAction }: HomeNotice, viewer: Viewer): boolean {
  return clickType !== 'activity' || isOfferShown(Number(clickAction), viewer);
}

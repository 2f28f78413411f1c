import { CLICK_TYPES } from '#contract/enums.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { type ClickTarget, clickTarget } from './click-target.ts';

type Notice = Lobby['config']['appNoticeConfigList'][number];

/** A notice names the kind of its click in words. */
const KINDS: Readonly<Record<string, number>> = { activity: CLICK_TYPES.activity, url: CLICK_TYPES.url };

/** Where the button under a piece of news leads; undefined where it leads nowhere, or the address is unknown or unsafe. */
export const noticeTarget = ({
  clickType,
  clickAction,
}: Pick<Notice, 'clickType' | 'clickAction'>): ClickTarget | undefined =>
  clickTarget(KINDS[clickType ?? ''], clickAction);

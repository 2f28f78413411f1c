/** What kinds of tasks are about. */
import { TASK_KINDS } from './reward-enums.ts';

/** The site that each is about, as `socialMedia` names it. */
export const FOLLOW_KINDS: Readonly<Record<number, string>> = {
  [TASK_KINDS.followFacebook]: 'Facebook',
  [TASK_KINDS.followTelegram]: 'Telegram',
  [TASK_KINDS.followInstagram]: 'Instagram',
  [TASK_KINDS.followWhatsapp]: 'WhatsApp',
};

/** The site from which each is shared; its address stands in `shareUrlMap` under the kind. */
export const SHARE_KINDS: Readonly<Record<number, string>> = {
  [TASK_KINDS.shareFacebook]: 'Facebook',
  [TASK_KINDS.shareTelegram]: 'Telegram',
  [TASK_KINDS.shareYouTube]: 'YouTube',
  [TASK_KINDS.shareInstagram]: 'Instagram',
  [TASK_KINDS.shareTwitter]: 'Twitter',
};

/** Questions of the first screen, which are loaded after it. */
import { activities } from '#contract/activities.ts';
import { config } from '#contract/config.ts';
import { mail } from '#contract/mail.ts';
import type { Question } from './question.ts';
import { questionOf } from './questions.ts';

export const lateRows = {
  activities: activities.getActivityIds,
  redDots: mail.hasMailUnread,
  tips: config.lobbyTips,
};

export const lateQuestion = (name: keyof typeof lateRows): Question => questionOf(lateRows[name], '{}');

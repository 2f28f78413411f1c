/** Questions of the first screen, which are loaded after it. */
import { activities } from '#contract/activities.ts';
import { games } from '#contract/games.ts';
import { mail } from '#contract/mail.ts';
import '../mail/letters.ts';
import '../dots/count-dots.ts';
import '../care/send-stop.ts';
import '../tickets/tickets.ts';
import type { Question } from './question.ts';
import { questionOf } from './use-answer.ts';
import type { LateRows } from './use-late-answer.ts';

const lateRows: LateRows = {
  activities: activities.getActivityIds,
  redDots: mail.hasMailUnread,
  tips: games.lobbyTips,
};

export const lateQuestion = (name: keyof LateRows): Question => questionOf(lateRows[name], '{}');

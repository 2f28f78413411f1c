import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { activities } from '#contract/activities.ts';
import type { Answer } from '#contract/define.ts';
import type { games } from '#contract/games.ts';
import type { mail } from '#contract/mail.ts';
import { log } from '#shared/log.ts';
import { insist } from '#shared/missing-piece.ts';
import { firstPictures, quietMoment } from '../lobby/first-paint.ts';
import type { Question } from './question.ts';

/** What is asked after the first screen, by the name that its parts have for it. */
export interface LateRows {
  activities: typeof activities.getActivityIds;
  redDots: typeof mail.hasMailUnread;
  tips: typeof games.lobbyTips;
}

/** Questions that were asked before, so that a component that comes back has its answer in the first frame. */
const known = new Map<string, Question>();

/**
 * As `useAnswer`, for a part of the first screen: neither the row nor what asks is in the first script. But for what rolls
 * by, nothing is asked before the first screen has its pictures.
 */
export const useLateAnswer = <Name extends keyof LateRows>(
  name: Name,
  isAsked = true,
): Answer<LateRows[Name]> | undefined => useLateReading(name, isAsked)?.answer;

interface LateReading<Name extends keyof LateRows> {
  answer: Answer<LateRows[Name]>;
  savedAt: number;
}

/** The same, with its age. */
export function useLateReading<Name extends keyof LateRows>(name: Name, isAsked = true): LateReading<Name> | undefined {
  useSignals();
  const [question, setQuestion] = useState(known.get(name));
  useEffect(() => (isAsked ? follow(name, setQuestion) : undefined), [name, isAsked]);
  return isAsked ? (question?.shown.value as LateReading<Name> | undefined) : undefined;
}

function follow(name: keyof LateRows, show: (question: Question) => void): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const begin = async (): Promise<void> => {
    if (name !== 'tips') {
      await firstPictures();
      await quietMoment();
    }
    if (isOver) return;
    const question = (await insist(() => import('./late-questions.ts'))).lateQuestion(name);
    known.set(name, question);
    if (isOver) return;
    show(question);
    end = question.follow();
  };
  begin().catch((error: unknown) => log.info('not asked in this visit', { why: String(error) }));
  return () => {
    isOver = true;
    end?.();
  };
}

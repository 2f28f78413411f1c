import { useEffect, useState } from 'react';
import { activities } from '#contract/activities.ts';
import { activityPath } from '#contract/activity-addresses.ts';
import type { Answer } from '#contract/define.ts';
import { questionOf, useAnswer } from '#data/ask/use-answer.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import { titleOf } from './title-of.ts';

type List = Answer<typeof activities.getActivityIds>;

const readyIn = ({ activityMap }: List): string[] =>
  Object.keys(activityMap).filter((type) => activityMap[type]?.canReceive === 1 && activityPath(Number(type)));

const MOST = 3;

/**
 * What the list of promotions says is ready since the deposit has come, and was not as that deposit started. The list is asked
 * for as a deposit is first seen, since the device may have kept one for days, and anew as it ends. Nothing is offered where
 * the list of the start is unknown.
 */
export function useReadyGifts(open: readonly string[], come: string | undefined) {
  const { answer } = useAnswer(activities.getActivityIds, {});
  const [starts, setStarts] = useState<Readonly<Record<string, List>>>({});
  const unseen = open.filter((orderId) => !starts[orderId]).join(' ');
  useEffect(() => {
    if (unseen === '') return undefined;
    const seenMs = Date.now();
    const question = questionOf(activities.getActivityIds, '{}');
    void question.refresh();
    return question.shown.subscribe((shown) => {
      if (!shown || shown.savedAt < seenMs) return;
      const list = shown.answer as List;
      setStarts((all) => ({ ...all, ...Object.fromEntries(unseen.split(' ').map((orderId) => [orderId, list])) }));
    });
  }, [unseen]);
  const before = starts[come ?? ''];
  if (!before || !answer) return [];
  const known = readyIn(before);
  return readyIn(answer)
    .filter((type) => !known.includes(type))
    .slice(0, MOST)
    .map((type) => ({
      href: activityPath(Number(type)) ?? '',
      words: text.toGift(titleOf(Number(type), answer.activityMap[type]?.title ?? '')),
    }));
}

export const ReadyGifts = ({ orderId, hasCome }: { orderId: string; hasCome: boolean }) =>
  useReadyGifts(hasCome ? [] : [orderId], hasCome ? orderId : undefined).map(({ href, words }) => (
    <ButtonLink key={href} look="ghost-wide" href={href}>
      <Icon name="gift" />
      {words}
    </ButtonLink>
  ));

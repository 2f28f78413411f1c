import { useState } from 'react';
import { activities } from '#contract/activities.ts';
import { activityPath } from '#contract/activity-addresses.ts';
import type { Answer } from '#contract/define.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';
import { titleOf } from './title-of.ts';

type List = Answer<typeof activities.getActivityIds>;

const readyIn = ({ activityMap }: List): string[] =>
  Object.keys(activityMap).filter((type) => activityMap[type]?.canReceive === 1 && activityPath(Number(type)));

const MOST = 3;

/**
 * What the list of promotions says is ready since the deposit has come, and was not as the deposit started. It is asked
 * for anew as a deposit ends. Nothing is offered where the list of the start is unknown.
 */
export function ReadyGifts({ hasCome }: { hasCome: boolean }) {
  const { answer } = useAnswer(activities.getActivityIds, {});
  const [before, setBefore] = useState<List>();
  if (!hasCome && !before && answer) setBefore(answer);
  if (!hasCome || !before || !answer) return null;
  const known = readyIn(before);
  const ready = readyIn(answer)
    .filter((type) => !known.includes(type))
    .slice(0, MOST);
  return ready.map((type) => (
    <ButtonLink key={type} look="ghost-wide" href={activityPath(Number(type)) ?? ''}>
      <Icon name="gift" />
      {text.toGift(titleOf(Number(type), answer.activityMap[type]?.title ?? ''))}
    </ButtonLink>
  ));
}

import { EXCLUSIONS } from '#contract/care.ts';
import { text } from '../text.ts';
import { StopCard } from './stop-card.tsx';

const nameOf = (months: (typeof EXCLUSIONS)[number]): string => text.months[months] ?? '';

/** The way out, for months or for good. */
export function ExcludeCard() {
  return (
    <StopCard
      title={text.excludeTitle}
      lead={text.excludeLead}
      lengths={EXCLUSIONS}
      first={EXCLUSIONS[0]}
      nameOf={nameOf}
      begin={text.excludeBegin}
      askOf={(months) => ({
        title: text.excludeBegin(nameOf(months)),
        wish: { kind: 'exclusion', length: months },
        sure: text.excludeSure,
        isTicked: true,
        yes: text.excludeYes,
      })}
    />
  );
}

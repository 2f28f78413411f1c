import { TIME_OUTS } from '#contract/games.ts';
import { formatMoment } from '#shared/time.ts';
import { Icon } from '#ui/icon/index.ts';
import { isAhead, lengthening } from '../rules/limits.ts';
import { text } from '../text.ts';
import { StopCard } from './stop-card.tsx';

const MINUTES_OF_A_DAY = 1_440;

const nameOf = (minutes: number): string => text.days[minutes / MINUTES_OF_A_DAY] ?? '';

/** From a day to six weeks without games. It cannot be taken back, so it is asked about once more. */
export function TimeOutCard({ until }: { until: number }) {
  const said = isAhead(until) ? text.onTimeOut(formatMoment(until)) : undefined;
  const lengths = lengthening(TIME_OUTS, until);
  const [shortest = MINUTES_OF_A_DAY] = lengths;
  return (
    <StopCard
      title={text.timeOutTitle}
      lead={text.timeOutLead}
      lengths={lengths}
      first={shortest}
      nameOf={nameOf}
      begin={text.timeOutBegin}
      askOf={(minutes) => ({
        title: text.timeOutTitle,
        wish: { kind: 'timeOut', length: minutes },
        sure: text.timeOutSure(nameOf(minutes)),
        yes: text.timeOutYes,
      })}
    >
      {said && (
        <p className="care-state" data-msg-key={said.key}>
          <Icon name="clock" /> {said.text}
        </p>
      )}
    </StopCard>
  );
}

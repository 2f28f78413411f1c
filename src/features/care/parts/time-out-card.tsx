import { useState } from 'react';
import { TIME_OUTS } from '#contract/games.ts';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { isAhead } from '../rules/limits.ts';
import { text } from '../text.ts';
import { Choices } from './choices.tsx';
import { StopSheet } from './stop-sheet.tsx';

const MINUTES_OF_A_DAY = 1_440;
const [SHORTEST = MINUTES_OF_A_DAY] = TIME_OUTS;

const nameOf = (minutes: number): string => text.days[minutes / MINUTES_OF_A_DAY] ?? '';

/** From a day to six weeks without games. It cannot be taken back, so it is asked about once more. */
export function TimeOutCard({ until }: { until: number }) {
  const [minutes, setMinutes] = useState(SHORTEST);
  const [isAsked, setIsAsked] = useState(false);
  const said = isAhead(until) ? text.onTimeOut(formatMoment(until)) : undefined;
  return (
    <section className="card care-card">
      <h2>{text.timeOutTitle}</h2>
      <p>{text.timeOutLead}</p>
      {said && <p data-msg-key={said.key}>{said.text}</p>}
      <Choices label={text.timeOutTitle} of={TIME_OUTS} chosen={minutes} nameOf={nameOf} onChoose={setMinutes} />
      <Button look="ghost-wide" onClick={() => setIsAsked(true)}>
        {text.timeOutBegin(nameOf(minutes))}
      </Button>
      {isAsked && (
        <StopSheet
          title={text.timeOutTitle}
          wish={{ kind: 'timeOut', length: minutes }}
          sure={text.timeOutSure(nameOf(minutes))}
          yes={text.timeOutYes}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}

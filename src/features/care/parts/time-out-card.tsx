import { useState } from 'react';
import { games, TIME_OUTS } from '#contract/games.ts';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/ask/use-action.ts';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { isAhead } from '../rules/limits.ts';
import { text } from '../text.ts';

const MINUTES_OF_A_DAY = 1_440;
const [SHORTEST = MINUTES_OF_A_DAY] = TIME_OUTS;

const lengthOf = (minutes: number): string => text.days[minutes / MINUTES_OF_A_DAY] ?? '';

/** From a day to six weeks without games. It cannot be taken back, so it is asked about once more. */
export function TimeOutCard({ until, onTaken }: { until: number; onTaken: () => void }) {
  const [minutes, setMinutes] = useState(SHORTEST);
  const [isAsked, setIsAsked] = useState(false);
  const said = isAhead(until) ? text.onTimeOut(formatMoment(until)) : undefined;
  return (
    <section className="card care-card">
      <h2>{text.timeOutTitle}</h2>
      <p>{text.timeOutLead}</p>
      {said && <p data-msg-key={said.key}>{said.text}</p>}
      <div className="care-choices">
        {TIME_OUTS.map((length) => (
          <Button key={length} look="chip" aria-pressed={length === minutes} onClick={() => setMinutes(length)}>
            {lengthOf(length)}
          </Button>
        ))}
      </div>
      <Button look="ghost-wide" onClick={() => setIsAsked(true)}>
        {text.timeOutBegin(lengthOf(minutes))}
      </Button>
      {isAsked && <TimeOutSheet minutes={minutes} onTaken={onTaken} onClose={() => setIsAsked(false)} />}
    </section>
  );
}

function TimeOutSheet({ minutes, onTaken, onClose }: { minutes: number; onTaken: () => void; onClose: () => void }) {
  const taking = useAction(games.takeBreak);
  async function take() {
    const taken = await taking.run(() => ({ minutes }), `time-out ${minutes}`);
    if (!taken) return;
    showToast(text.timeOutSet(formatMoment(taken.until)));
    onTaken();
    onClose();
  }
  return (
    <Sheet look="bottom" title={text.timeOutTitle} onClose={onClose}>
      <div className="care-form">
        <p>{text.timeOutSure(lengthOf(minutes))}</p>
        <FailureNote failure={taking.failure} refusals={games.takeBreak.refusals} />
        <Button look="gold-wide" aria-disabled={taking.isPending} onClick={() => void take()}>
          {text.timeOutYes}
        </Button>
      </div>
    </Sheet>
  );
}

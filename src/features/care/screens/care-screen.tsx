import { useSignals } from '@preact/signals-react/runtime';
import { care } from '#contract/care.ts';
import { stop } from '#data/care/stop.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { Below } from '#ui/below.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { ExcludeCard } from '../parts/exclude-card.tsx';
import { HelpLines } from '../parts/help-lines.tsx';
import { LimitsCard } from '../parts/limits-card.tsx';
import { ReminderCard } from '../parts/reminder-card.tsx';
import { AskYourselfCard } from '../parts/ask-yourself-card.tsx';
import { TimeOutCard } from '../parts/time-out-card.tsx';
import { text } from '../text.ts';
import './care-screen.css';

/** Limits, a time-out, the way out and who helps. Only the limits wait for an answer; all else is read without a connection. */
export function CareScreen() {
  useSignals();
  const waiting = stop.value;
  const waitingUntil = waiting?.kind === 'timeOut' ? waiting.until : 0;
  const reading = useAnswer(care.getCare, {});
  return (
    <Screen title={text.title}>
      <div className="care">
        <p className="care-lead">{text.lead}</p>
        <TimeOutCard until={Math.max(reading.answer?.breakUntil ?? 0, waitingUntil)} />
        <LimitsCard reading={reading} />
        <Below>
          <ReminderCard reading={reading} />
          <ButtonLink look="ghost-wide" href={paths.report()}>
            {text.report}
          </ButtonLink>
          <AskYourselfCard />
          <ExcludeCard />
          <Help />
        </Below>
      </div>
    </Screen>
  );
}

function Help() {
  return (
    <section className="card care-card">
      <h2>{text.helpTitle}</h2>
      <p>{text.helpLead}</p>
      <HelpLines />
    </section>
  );
}

import { useLocation } from 'wouter';
import { care } from '#contract/care.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { goBack } from '#go-back';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { Screen } from '#ui/screen/screen.tsx';
import { ExcludeCard } from '../parts/exclude-card.tsx';
import { LimitsCard } from '../parts/limits-card.tsx';
import { TimeOutCard } from '../parts/time-out-card.tsx';
import { helpLines } from '../rules/help-lines.ts';
import { text } from '../text.ts';
import './care-screen.css';

/** Limits, a time-out, the way out and who helps. Only the limits wait for an answer; all else is read without a connection. */
export function CareScreen() {
  const [, go] = useLocation();
  const reading = useAnswer(care.getCare, {});
  return (
    <Screen title={text.title} back={{ label: text.back, run: () => goBack(go) }}>
      <div className="care">
        <p className="care-lead">{text.lead}</p>
        <TimeOutCard until={reading.answer?.breakUntil ?? 0} onTaken={() => void reading.refresh()} />
        <LimitsCard reading={reading} />
        <ButtonLink look="ghost-wide" href={paths.report()}>
          {text.report}
        </ButtonLink>
        <ExcludeCard />
        <Help />
      </div>
    </Screen>
  );
}

function Help() {
  return (
    <section className="card care-card">
      <h2>{text.helpTitle}</h2>
      <p>{text.helpLead}</p>
      <ul className="care-help">
        {helpLines().map(({ href, name, isElsewhere }) => (
          <li key={href}>
            <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
              {name}
              {isElsewhere && <span className="visually-hidden">({text.newWindow})</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

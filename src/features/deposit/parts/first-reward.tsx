import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import '#ui/card/welcome-card.css';
import { text } from '../text.ts';

/** What the first deposit has brought waits on its own page until it is received, by what is known of the promotions. */
export function FirstReward() {
  const { answer } = useAnswer(activities.getActivityIds, {});
  if (answer?.activityMap[ACTIVITY_TYPES.firstCharge]?.canReceive !== 1) return null;
  return (
    <section className="welcome-card deposit-reward" aria-label={text.firstWaits.text}>
      <p data-msg-key={text.firstWaits.key}>
        <b>{text.firstWaits.text}</b>
      </p>
      <ButtonLink look="gold" href={paths.activity('firstCharge')}>
        {text.toReward}
      </ButtonLink>
    </section>
  );
}

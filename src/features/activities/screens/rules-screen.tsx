import { useSignals } from '@preact/signals-react/runtime';
import { useAnswer } from '#data/ask/use-answer.ts';
import { isSignedIn } from '#data/player/session.ts';
import { Reading } from '#page/page.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { Screen } from '#page/screen.tsx';
import { Rules } from '../parts/rules.tsx';
import { type Promotion, titleOfPage } from '../promotion.ts';
import { text } from '../text.ts';

/** The rules alone, for a guest as well, and the odds where chance decides. */
export function RulesScreen({ promotion }: { promotion: Promotion }) {
  useSignals();
  const { Odds } = promotion;
  return (
    <Screen title={titleOfPage(promotion)}>
      <Rules promotion={promotion} />
      {Odds && (isSignedIn.value ? <OddsOf promotion={promotion} Odds={Odds} /> : <OddsWait />)}
    </Screen>
  );
}

/** As the operator has set them now. */
function OddsOf({ promotion, Odds }: { promotion: Promotion; Odds: NonNullable<Promotion['Odds']> }) {
  const reading = useAnswer(promotion.state, promotion.input ?? {});
  return (
    <section className="promotion">
      <Reading reading={reading}>{(state) => <Odds state={state} />}</Reading>
    </section>
  );
}

function OddsWait() {
  return (
    <section className="promotion">
      <p data-msg-key={text.oddsForPlayers.key}>{text.oddsForPlayers.text}</p>
      <ButtonLink look="ghost-wide" href={paths.login()}>
        {text.logIn}
      </ButtonLink>
    </section>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { isSignedIn } from '#data/player/session.ts';
import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { text } from '../text.ts';
import './points-screen.css';

/** For a guest as well: what points are, without a figure that only the server knows. */
export function PointsRulesScreen() {
  useSignals();
  return (
    <Screen title={text.rulesTitle}>
      <div className="points">
        <ul className="points-rules">
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {isSignedIn.value && (
          <ButtonLink look="gold" href={paths.points()}>
            {text.toPoints}
          </ButtonLink>
        )}
      </div>
    </Screen>
  );
}

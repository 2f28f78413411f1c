import { Icon } from '#ui/icon/index.ts';
import { Steps } from '#ui/steps/steps.tsx';
import { text } from '../text.ts';
import '../screens/info-screen.css';

/** How an Android package is installed that comes from no store. */
export function InstallSteps() {
  return (
    <>
      <Steps name={text.stepsName} steps={text.steps} />
      <p className="info-safe" data-msg-key={text.certified.key}>
        <Icon name="shield" />
        {text.certified.text}
      </p>
    </>
  );
}

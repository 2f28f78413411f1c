import { acceptAge } from './notices.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from './text.ts';
import './overlays.css';

/** Over everything else that a page can stack. */
const Z_INDEX = 3001;

/** Left by accepting it or by reading what it refers to, and in no other way. */
export function AgeNotice() {
  return (
    <Sheet
      look="bottom"
      title={text.ageTitle}
      mayLeave={false}
      onClose={acceptAge}
      zIndex={Z_INDEX}
      footer={
        <Button look="gold" onClick={acceptAge}>
          {text.accept}
        </Button>
      }
    >
      <p className="overlay-lead">{text.ageLead}</p>
      <ul className="overlay-card overlay-dots">
        {text.ageGroups.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
      <p className="overlay-small" data-msg-key={text.ageForfeit.key}>
        {text.ageForfeit.text}
      </p>
      <p className="overlay-small" data-msg-key={text.ageTopUp.key}>
        {text.ageTopUp.text}
      </p>
      <p className="overlay-small">
        {text.ageRead} <a href={paths.terms()}>{text.terms}</a> {text.ageAnd}{' '}
        <a href={paths.privacy()}>{text.privacy}</a>.
      </p>
    </Sheet>
  );
}

import { useState } from 'react';
import { care, EXCLUSIONS } from '#contract/care.ts';
import { leave } from '#data/player/sign-out.ts';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/ask/use-action.ts';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { CheckField } from '#ui/field/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';

type Months = (typeof EXCLUSIONS)[number];

/** The way out, for months or for good. */
export function ExcludeCard() {
  const [months, setMonths] = useState<Months>(EXCLUSIONS[0]);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className="card care-card">
      <h2>{text.excludeTitle}</h2>
      <p>{text.excludeLead}</p>
      <div className="care-choices">
        {EXCLUSIONS.map((length) => (
          <Button key={length} look="chip" aria-pressed={length === months} onClick={() => setMonths(length)}>
            {text.months[length]}
          </Button>
        ))}
      </div>
      <Button look="ghost-wide" onClick={() => setIsAsked(true)}>
        {text.excludeBegin(text.months[months] ?? '')}
      </Button>
      {isAsked && <ExcludeSheet months={months} onClose={() => setIsAsked(false)} />}
    </section>
  );
}

/** The second yes. What this phone keeps of the player goes with the session. */
function ExcludeSheet({ months, onClose }: { months: Months; onClose: () => void }) {
  const [isSure, setIsSure] = useState(false);
  const excluding = useAction(care.excludeSelf);

  async function exclude() {
    if (!isSure) return;
    const done = await excluding.run(() => ({ months }), `exclude ${months}`);
    if (!done) return;
    showToast(done.until > 0 ? text.excluded(formatMoment(done.until)) : text.excludedForGood);
    await leave({ keepsPassword: false });
  }

  return (
    <Sheet look="bottom" title={text.excludeBegin(text.months[months] ?? '')} onClose={onClose}>
      <div className="care-form">
        <CheckField checked={isSure} onChange={(event) => setIsSure(event.target.checked)}>
          {text.excludeSure}
        </CheckField>
        <FailureNote failure={excluding.failure} refusals={care.excludeSelf.refusals} />
        <Button look="gold-wide" aria-disabled={!isSure || excluding.isPending} onClick={() => void exclude()}>
          {excluding.isPending ? text.excluding : text.excludeYes}
        </Button>
      </div>
    </Sheet>
  );
}

import { useState } from 'react';
import { EXCLUSIONS } from '#contract/care.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from '../text.ts';
import { Choices } from './choices.tsx';
import { StopSheet } from './stop-sheet.tsx';

type Months = (typeof EXCLUSIONS)[number];

/** The way out, for months or for good. */
export function ExcludeCard() {
  const [months, setMonths] = useState<Months>(EXCLUSIONS[0]);
  const [isAsked, setIsAsked] = useState(false);
  const nameOf = (length: Months): string => text.months[length] ?? '';
  return (
    <section className="card care-card">
      <h2>{text.excludeTitle}</h2>
      <p>{text.excludeLead}</p>
      <Choices label={text.excludeTitle} of={EXCLUSIONS} chosen={months} nameOf={nameOf} onChoose={setMonths} />
      <Button look="ghost-wide" onClick={() => setIsAsked(true)}>
        {text.excludeBegin(nameOf(months))}
      </Button>
      {isAsked && (
        <StopSheet
          title={text.excludeBegin(nameOf(months))}
          wish={{ kind: 'exclusion', length: months }}
          sure={text.excludeSure}
          isTicked
          yes={text.excludeYes}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}

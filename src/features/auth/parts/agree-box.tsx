import { useEffect, useState } from 'react';
import { termsSheet } from '#data/open-sheet.ts';
import { CheckField } from '#ui/field/index.ts';
import { text } from '../text.ts';
import type { useAgreement } from './use-agreement.ts';

interface AgreeBoxProps {
  isGreen: boolean;
  agreement: ReturnType<typeof useAgreement>;
}

/** In green mode a tap on the box shows the terms first. The box is ticked once the terms have been closed. */
export function AgreeBox({ isGreen, agreement }: AgreeBoxProps) {
  const { isAsked, isTicked, isMissed, onTick } = agreement;
  const [isReading, setIsReading] = useState(false);

  useEffect(() => {
    if (!isReading) return;
    return termsSheet.shown.subscribe((isOpen) => {
      if (isOpen) return;
      setIsReading(false);
      onTick(true);
    });
  }, [isReading, onTick]);

  function tick(wanted: boolean) {
    if (!wanted || !isGreen) return onTick(wanted);
    termsSheet.open(true);
    setIsReading(true);
  }

  if (!isAsked) return null;
  return (
    <div className="agree-box">
      <CheckField checked={isTicked} onChange={(event) => tick(event.target.checked)}>
        {text.agree}{' '}
        <button type="button" onClick={() => termsSheet.open(true)}>
          {text.agreeTerms}
        </button>
      </CheckField>
      <div role="alert">
        {isMissed && (
          <p className="field-error" data-msg-key={text.agreeFirst.key}>
            {text.agreeFirst.text}
          </p>
        )}
      </div>
    </div>
  );
}

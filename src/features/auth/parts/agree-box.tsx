import { useCallback, useEffect, useId, useState } from 'react';
import { AGREEMENT_VARIANTS } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';
import { termsSheet } from '#data/open-sheet.ts';
import { CheckField } from '#ui/field/index.ts';
import { text } from '../text.ts';

interface AgreeBoxProps {
  isGreen: boolean;
  agreement: ReturnType<typeof useAgreement>;
}

/** In green mode a tap on the box shows the terms first. The box is ticked once the terms have been closed. */
export function AgreeBox({ isGreen, agreement }: AgreeBoxProps) {
  const { isAsked, isTicked, isMissed, onTick } = agreement;
  const [isReading, setIsReading] = useState(false);
  const noteId = useId();

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
      <CheckField
        checked={isTicked}
        aria-required
        aria-invalid={isMissed || undefined}
        aria-describedby={isMissed ? noteId : undefined}
        onChange={(event) => tick(event.target.checked)}
      >
        {text.agree}{' '}
        <button type="button" onClick={() => termsSheet.open(true)}>
          {text.agreeTerms}
        </button>
      </CheckField>
      <div role="alert">
        {isMissed && (
          <p id={noteId} className="field-error" data-msg-key={text.agreeFirst.key}>
            {text.agreeFirst.text}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * The box for the terms, where this site has one, and what happens to a form that is sent without it. A player who is
 * known here has ticked it before.
 */
export function useAgreement(isGreen: boolean, isKnown = false) {
  const isAsked = AGREEMENT_VARIANTS.includes(settings.siteVariant);
  const [chosen, setChosen] = useState<boolean>();
  const isTicked = chosen ?? isKnown;
  const [isMissed, setIsMissed] = useState(false);
  const onTick = useCallback((ticked: boolean) => {
    setChosen(ticked);
    setIsMissed(false);
  }, []);

  /** False when the form may not be sent yet; the player has been told why. Over what else is wrong no terms are opened. */
  function mayGoOn(isRestRight = true): boolean {
    if (!isAsked || isTicked) return true;
    if (isGreen && isRestRight) termsSheet.open(true);
    else setIsMissed(true);
    return false;
  }

  return { isAsked, isTicked, isMissed, onTick, mayGoOn };
}

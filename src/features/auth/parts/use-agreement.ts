import { useCallback, useState } from 'react';
import { AGREEMENT_VARIANTS } from '#contract/settings.ts';
import { settings } from '#data/settings.ts';
import { openTerms } from '#data/terms.ts';

/** The box for the terms, where this site has one, and what happens to a form that is sent without it. */
export function useAgreement(isGreen: boolean) {
  const isAsked = AGREEMENT_VARIANTS.includes(settings.siteVariant);
  const [isTicked, setIsTicked] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const onTick = useCallback((ticked: boolean) => {
    setIsTicked(ticked);
    setIsMissed(false);
  }, []);

  /** False when the form may not be sent yet; the player has been told why. */
  function mayGoOn(): boolean {
    if (!isAsked || isTicked) return true;
    if (isGreen) openTerms();
    else setIsMissed(true);
    return false;
  }

  return { isAsked, isTicked, isMissed, onTick, mayGoOn };
}

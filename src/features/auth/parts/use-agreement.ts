import { useCallback, useState } from 'react';
import { AGREEMENT_VARIANTS } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';
import { termsSheet } from '#data/open-sheet.ts';

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

  /** False when the form may not be sent yet; the player has been told why. */
  function mayGoOn(): boolean {
    if (!isAsked || isTicked) return true;
    if (isGreen) termsSheet.open(true);
    else setIsMissed(true);
    return false;
  }

  return { isAsked, isTicked, isMissed, onTick, mayGoOn };
}

import { useEffect, useState } from 'react';
import { shownOffers } from '#data/lobby/offers.ts';
import { OfferSheet } from '#features/activities/parts/offer-sheet.tsx';
import { must } from '#shared/assert.ts';
import { spokenLanguage } from '../languages.ts';
import type { OverlayProps } from './choose-overlay.ts';

/** A promotion that home opens with, once. However it goes, the next one in line comes after it. */
export function HomeOffer({ offer }: OverlayProps) {
  // The one it was opened with: the next in line is another one.
  const [type] = useState(() => must(offer, 'an offer is due'));
  const [close] = useState(() => () => {
    // It closes too where another tab has logged the next player in. They have seen nothing, and nobody is known yet.
    if (shownOffers.known) void shownOffers.note(type);
  });
  const [language] = useState(() => spokenLanguage.peek());
  // Everything is drawn anew in another language, whose file may come late: the offer opens again, since the player has not seen it yet.
  useEffect(
    () => () => {
      if (spokenLanguage.peek() === language) close();
    },
    [close, language],
  );
  return <OfferSheet type={type} onClose={close} />;
}

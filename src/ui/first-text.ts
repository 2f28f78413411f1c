import type { Translated } from './spoken.ts';
import { message } from './text.ts';

/** What the document's own script says as well. */
export const firstText = {
  moneyWaits: message(
    'lobby.moneyWaits',
    'Deposits and withdrawals need a connection to Perya. There’s none right now.',
  ),
} as const;

/** The same in whatever language. */
export type FirstText = Translated<typeof firstText>;

import type { FirstText } from './first-text.ts';
import { message } from './text.ts';

export const firstFil: FirstText = {
  moneyWaits: message(
    'lobby.moneyWaits',
    'Kailangan ng koneksyon sa deposit at withdrawal. Mahina ang sa inyo ngayon.',
  ),
};

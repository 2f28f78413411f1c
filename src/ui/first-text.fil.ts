import type { FirstText } from './first-text.ts';
import { message } from './text.ts';

export const firstFil: FirstText = {
  moneyWaits: message(
    'lobby.moneyWaits',
    'Kailangan ng koneksyon sa Perya para sa deposit at withdrawal. Wala pa ngayon.',
  ),
};

import type { Translated } from './spoken.ts';
import { message } from './text.ts';
import type { text } from './ui-text.ts';

export const fil: Translated<typeof text> = {
  close: 'Isara',
  moneyWaits: message(
    'lobby.moneyWaits',
    'Kailangan ng koneksyon sa deposit at withdrawal. Hindi sumasagot ang sa inyo ngayon.',
  ),
  copied: message('common.copySuccess', 'Nakopya na.'),
  notCopied: message('common.copyFail', 'Hindi nakopya.'),
};

import { firstFil } from './first-text.fil.ts';
import type { Translated } from './spoken.ts';
import { message } from './text.ts';
import type { text } from './ui-text.ts';

export const fil: Translated<typeof text> = {
  ...firstFil,
  close: 'Isara',
  copied: message('common.copySuccess', 'Nakopya na.'),
  notCopied: message('common.copyFail', 'Hindi nakopya.'),
};

import { message } from '#ui/text.ts';
import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Bumalik',
  ok: 'OK',
  deposit: 'Mag-deposit',
  all: (amount) => `Lahat ${amount}`,
  notLoadedTitle: 'Wala pang maipapakita',
  socialCanceled: message('social.canceled', 'Kinansela ninyo. Walang nagbago.'),
  noAnswerYet: message('common.noAnswerYet', 'Wala pang sagot. Isang beses lang itong bibilangin.'),
  restOnline: message('list.restOnline', 'Walang koneksyon. Lalabas ang iba kapag bumalik na ito.'),
};

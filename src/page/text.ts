import { message } from '#ui/text.ts';
import { spoken } from '#ui/spoken.ts';

export const text = spoken('page', {
  back: 'Back',
  ok: 'OK',
  deposit: 'Deposit',
  all: (amount: string) => `All ${amount}`,
  notLoadedTitle: 'Nothing to show yet',
  socialCanceled: message('social.canceled', 'You canceled. Nothing has changed.'),
  noAnswerYet: message('common.noAnswerYet', 'No answer yet. It will count only once.'),
  restOnline: message('list.restOnline', 'No connection. The rest shows once it’s back.'),
});

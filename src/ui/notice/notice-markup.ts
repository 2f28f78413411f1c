import type { Child, Make } from '../make.ts';
import type { Message } from '../text.ts';

/** A strip that says something about the state of the app. */
export const noticeMarkup = <Made>(make: Make<Made>, icon: Made, { key, text }: Message, action?: Child<Made>): Made =>
  make(
    'div',
    { className: 'notice', 'data-msg-key': key },
    icon,
    make('span', { className: 'notice-text' }, text),
    action,
  );

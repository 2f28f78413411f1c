import { message } from '#ui/text.ts';
import { spoken } from '#ui/spoken.ts';

export const text = spoken('push-offer', {
  offers: {
    deposit: 'Want to know when it arrives?',
    withdrawal: 'Want to know when it’s paid?',
    answer: 'Want to know when we answer?',
    signIn: 'Want to know when someone logs in on a new device?',
  },
  lead: 'This phone can tell you while the app is closed. Amounts stay in the app.',
  tell: 'Tell me',
  asking: 'One moment…',
  notNow: 'Not now',
  endings: {
    saved: message('push.saved', 'Done. This phone will tell you. You can change it under More.'),
    denied: message(
      'push.denied',
      'Notifications are blocked for this site. You can allow them in your browser’s settings.',
    ),
    unanswered: message('push.unanswered', 'You didn’t allow notifications, so nothing has changed.'),
    install: message('push.install', 'Add Perya to your home screen first. Then this phone can show notifications.'),
    unable: message('push.unable', 'This browser can’t show notifications. You’ll find everything in the app.'),
  },
});

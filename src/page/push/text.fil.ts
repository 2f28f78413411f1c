import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  offers: {
    deposit: 'Gusto ninyong malaman pagdating nito?',
    withdrawal: 'Gusto ninyong malaman kapag nabayaran na?',
    answer: 'Gusto ninyong malaman kapag sumagot na kami?',
    signIn: 'Gusto ninyong malaman kapag may nag-log in sa bagong device?',
  },
  lead: 'Puwede kayong sabihan ng phone kahit sarado ang app. Sa app lang makikita ang mga halaga.',
  tell: 'Sabihan ako',
  asking: 'Sandali lang…',
  notNow: 'Hindi muna',
  endings: {
    saved: message('push.saved', 'Ayos na. Sasabihan kayo ng phone na ito. Puwede itong baguhin sa Iba pa.'),
    denied: message(
      'push.denied',
      'Naka-block ang mga abiso ng site na ito. Puwede itong payagan sa settings ng browser.',
    ),
    unanswered: message('push.unanswered', 'Hindi pinayagan ang mga abiso, kaya walang nabago.'),
    install: message(
      'push.install',
      'Ilagay muna ang Perya sa home screen para makapagpakita ng abiso ang phone na ito.',
    ),
    unable: message('push.unable', 'Hindi makapagpakita ng abiso ang browser na ito. Nasa app ang lahat.'),
  },
};

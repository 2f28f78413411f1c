/** What a phone is told while the app is closed. Anybody who looks at it may read it: no amount, no name, no game. */
import type { PushKind } from '#contract/push-kinds.ts';

interface Words {
  title: string;
  body: string;
}

export const english: Record<PushKind, Words> = {
  deposit: { title: 'Your deposit has arrived', body: 'It is in your balance.' },
  withdrawal: { title: 'Update on your withdrawal', body: 'See what happened to it.' },
  answer: { title: 'Customer service has answered', body: 'Read the answer to your question.' },
  signIn: {
    title: 'Someone logged in on a new device',
    body: 'If that wasn’t you, log it out and change your password.',
  },
};

export const filipino: Record<PushKind, Words> = {
  deposit: { title: 'Dumating na ang deposit ninyo', body: 'Nasa balanse na ninyo ito.' },
  withdrawal: { title: 'May update sa withdrawal ninyo', body: 'Tingnan kung ano na ang nangyari.' },
  answer: { title: 'Sumagot na ang customer service', body: 'Basahin ang sagot sa tanong ninyo.' },
  signIn: {
    title: 'May nag-log in sa bagong device',
    body: 'Kung hindi kayo iyon, i-log out ito at palitan ang password ninyo.',
  },
};

export const wordsOf = (kind: PushKind, language: string): Words =>
  (language.startsWith('fil') ? filipino : english)[kind];

import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const supplyRules = [
  'For players who have deposited before and have less than ₱1.00 left.',
  'Not while a round is open or a withdrawal is on its way.',
  'It has to be bet once before it can be withdrawn.',
];

export const text = spoken('activities', {
  back: 'Back',
  supplyTitle: 'Supply',
  supplyLead: 'For a balance that has run out. It is there tomorrow as well.',
  supplyLeft: (left: number) => `${left} left today`,
  supplyRulesTitle: 'When it is given',
  supplyRules,
  getSupply: (amount: string) => `Get ${amount}`,
  getSome: 'Get it',
  getting: 'One moment…',
  checking: 'Checking with the bank…',
  responsible: 'Gambling can be addictive. Know when to stop.',
  retry: 'Try again',
  loading: message('activity.loading', 'Loading…'),
  notLoaded: message('activity.notLoaded', 'This needs a connection. Try again when you’re connected.'),
  given: (amount: string) => message('activity.given', `${amount} is in your balance.`),
  offline: message('common.offline', 'You are offline. Nothing was sent; try again when you’re connected.'),
  silent: message('activity.silent', 'The server does not answer. Nothing was sent; try again when it does.'),
  noConnection: message('activity.noConnection', 'You can get this as soon as you’re connected again.'),
  stillAsking: message('activity.stillAsking', 'No answer yet. You get it once, however long this takes.'),
  unwritten: message(
    'money.unwritten',
    'Your phone’s storage is full, so nothing was sent. Free up some space and try again.',
  ),
  failed: message('common.serverFailed', 'The server gave no answer that makes sense. Try again in a moment.'),
  refusals: {
    'activity.ended': 'This is not on any more.',
    'activity.notBankrupt': 'It is for a balance under ₱1.00, and you have more.',
    'activity.needsDeposit': 'It is for players who have deposited before.',
    'activity.usedUp': 'That was all for today. There is more tomorrow.',
    'activity.notEligible': 'A round is still open, or a withdrawal is on its way.',
  },
});

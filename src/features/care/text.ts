import type { LimitKind } from '#contract/care.ts';
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('care', {
  title: 'Play responsibly',
  back: 'Back',
  lead: 'Play is for fun. Here you decide how much of it there is.',

  limitsTitle: 'My limits',
  limitsLead:
    'A lower limit holds at once. A higher one holds after 24 hours and a second yes. A loss is what you bet less what you win.',
  kinds: {
    dailyDeposit: 'Deposits a day',
    weeklyDeposit: 'Deposits a week',
    monthlyDeposit: 'Deposits a month',
    dailyLoss: 'Losses a day',
    weeklyLoss: 'Losses a week',
    monthlyLoss: 'Losses a month',
    dailyBet: 'Bets a day',
    weeklyBet: 'Bets a week',
    monthlyBet: 'Bets a month',
    dailyMinutes: 'Time a day',
    weeklyMinutes: 'Time a week',
    monthlyMinutes: 'Time a month',
  } as Record<LimitKind, string>,
  noLimit: 'No limit',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  change: 'Change',
  changeOf: (kind: string) => `Change: ${kind}`,
  raiseFrom: (amount: string, time: string) => `${amount} asked for. You can confirm it from ${time}.`,
  raiseReady: (amount: string) => `${amount} asked for.`,
  raiseYes: (amount: string) => `Confirm ${amount}`,
  amount: 'New limit in pesos',
  time: 'New limit in minutes',
  notAmount: message('care.notAmount', 'Enter an amount, like 500.'),
  notMinutes: (most: string) => message('care.notMinutes', `Enter minutes, from 1 to ${most}.`),
  save: 'Save limit',
  remove: 'No limit',
  saving: 'Saving…',
  limitSet: message('care.limitSet', 'Your limit holds from now on.'),
  limitAsked: message('care.limitAsked', 'Noted. Come back in 24 hours to confirm it.'),

  reminderTitle: 'Reminder while you play',
  reminderLead: 'Games pause and tell you how long you have played, what you bet and what you won.',
  every: (minutes: number) => `Every ${minutes} minutes`,
  reminderSet: message('care.reminderSet', 'Noted. It holds from your next game.'),

  report: 'How my play went',

  timeOutTitle: 'Take a time-out',
  timeOutLead: 'Games stay locked until it ends. You can still log in, read your records and withdraw.',
  onTimeOut: (time: string) => message('care.onTimeOut', `You’re on a time-out until ${time}.`),
  days: { 1: '1 day', 3: '3 days', 7: '1 week', 14: '2 weeks', 28: '4 weeks', 42: '6 weeks' } as Record<number, string>,
  timeOutBegin: (length: string) => `Time-out of ${length}`,
  timeOutSure: (length: string) => `No game opens for ${length}, and nobody can end it early. Begin it?`,
  timeOutYes: 'Begin the time-out',

  excludeTitle: 'Exclude yourself',
  excludeLead:
    'If play is no longer fun, close the door for months or for good. You’re logged out everywhere and can’t log in again before it ends. Withdraw your balance first, or ask customer service for it.',
  months: { 6: '6 months', 12: '1 year', 60: '5 years', 0: 'For good' } as Record<number, string>,
  excludeBegin: (length: string) => `Exclude me: ${length}`,
  excludeSure: 'I understand that nobody can undo this.',
  excludeYes: 'Exclude me',

  helpTitle: 'Talk to someone',
  helpLead: 'Free, private, day and night.',
  helpCrisis: 'NCMH Crisis Hotline: 1553',
  helpMobile: 'NCMH by mobile: 0917 899 8727',
  helpAbroad: 'gamblingtherapy.org (English, online)',
  newWindow: 'opens a new window',
} as const);

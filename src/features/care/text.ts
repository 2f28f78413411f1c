import type { LimitKind } from '#contract/care.ts';
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

export const text = spoken('care', {
  title: 'Play responsibly',
  back: 'Back',
  lead: 'Play is for fun. Here you decide how much of it there is.',

  limitsTitle: 'My limits',
  limitsLead:
    'Lowering a limit works right away. Raising one takes 24 hours, then you confirm it again. A loss is your bets minus your wins.',
  kinds: {
    dailyDeposit: 'Daily deposits',
    weeklyDeposit: 'Weekly deposits',
    monthlyDeposit: 'Monthly deposits',
    dailyLoss: 'Daily losses',
    weeklyLoss: 'Weekly losses',
    monthlyLoss: 'Monthly losses',
    dailyBet: 'Daily bets',
    weeklyBet: 'Weekly bets',
    monthlyBet: 'Monthly bets',
    dailyMinutes: 'Daily play time',
    weeklyMinutes: 'Weekly play time',
    monthlyMinutes: 'Monthly play time',
  } as Record<LimitKind, string>,
  noLimit: 'No limit',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  change: 'Change',
  changeOf: (kind: string) => `Change: ${kind}`,
  raiseFrom: (amount: string, time: string) => `${amount} requested. You can confirm it from ${time}.`,
  raiseReady: (amount: string) => `${amount} requested.`,
  raiseYes: (amount: string) => `Confirm ${amount}`,
  amount: 'New limit in pesos',
  time: 'New limit in minutes',
  notAmount: message('care.notAmount', 'Enter an amount, like 500.'),
  notMinutes: (most: string) => message('care.notMinutes', `Enter minutes, from 1 to ${most}.`),
  save: 'Save limit',
  remove: 'No limit',
  saving: 'Saving…',
  limitSet: message('care.limitSet', 'Your limit is set, starting now.'),
  limitAsked: message('care.limitAsked', 'Noted. Come back in 24 hours to confirm it.'),

  reminderTitle: 'Reminder while you play',
  reminderLead: 'Games pause and tell you how long you have played, what you bet and what you won.',
  every: (minutes: number) => `Every ${minutes} minutes`,
  reminderSet: message('care.reminderSet', 'Noted. It starts with your next game.'),

  report: 'My play summary',

  timeOutTitle: 'Take a time-out',
  timeOutLead: 'Games stay locked until it ends. You can still log in, read your records and withdraw.',
  onTimeOut: (time: string) => message('care.onTimeOut', `You’re on a time-out until ${time}.`),
  days: { 1: '1 day', 3: '3 days', 7: '1 week', 14: '2 weeks', 28: '4 weeks', 42: '6 weeks' } as Record<number, string>,
  timeOutBegin: (length: string) => `Time-out of ${length}`,
  timeOutSure: (length: string) => `No games for ${length}, and nobody can end it early. Start it?`,
  timeOutYes: 'Start the time-out',

  excludeTitle: 'Exclude yourself',
  excludeLead:
    'If playing is no longer fun, stop for months or for good. You’re logged out everywhere and can’t log in again before it ends. Withdraw your balance first, or ask customer service for it.',
  months: { 6: '6 months', 12: '1 year', 60: '5 years', 0: 'For good' } as Record<number, string>,
  excludeBegin: (length: string) => `Exclude me: ${length}`,
  excludeSure: 'I understand that nobody can undo this.',
  excludeYes: 'Exclude me',

  helpTitle: 'Talk to someone',
  helpLead: 'Free and private, 24/7.',
  helpCrisis: 'NCMH Crisis Hotline: 1553',
  helpMobile: 'NCMH by mobile: 0917 899 8727',
  helpAbroad: 'gamblingtherapy.org (English, online)',
  newWindow: 'opens a new window',
} as const);

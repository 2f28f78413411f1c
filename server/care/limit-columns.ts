import type { LimitKind } from '#contract/care.ts';
import type { Limits } from '../play/limits.ts';

/** Where each limit stands. */
export const COLUMNS = {
  dailyDeposit: 'daily_deposit',
  weeklyDeposit: 'weekly_deposit',
  monthlyDeposit: 'monthly_deposit',
  dailyLoss: 'daily_loss',
  weeklyLoss: 'weekly_loss',
  monthlyLoss: 'monthly_loss',
  dailyBet: 'daily_bet',
  weeklyBet: 'weekly_bet',
  monthlyBet: 'monthly_bet',
  dailyMinutes: 'daily_minutes',
  weeklyMinutes: 'weekly_minutes',
  monthlyMinutes: 'monthly_minutes',
} as const satisfies Record<LimitKind, keyof Limits>;

/** What the weekend's lottery owes, reckoned from the bets of all its players and from the numbers that it shows after the draw. */
import { beginningOf, dayInManila } from '#shared/time.ts';

const DAY_MS = 86_400_000;
const DRAW_AFTER_MS = 5 * DAY_MS + 20 * 3_600_000;

export const LOTTERY = { betPerTicket: 5_000, mostTickets: 3, prizes: [7_000, 3_000], betRate: 1 };

/** In hundredths, of each player by the day. */
export type Bets = Map<number, Map<string, number>>;

export function noteBet(bets: Bets, playerId: number, day: string, amount: number): void {
  const own = bets.get(playerId) ?? new Map<string, number>();
  bets.set(playerId, own.set(day, (own.get(day) ?? 0) + amount));
}

const daysAfter = (day: string, days: number): string => dayInManila(beginningOf(day).getTime() + days * DAY_MS);

export const isDrawn = (monday: string, now: Date): boolean =>
  now.getTime() >= beginningOf(monday).getTime() + DRAW_AFTER_MS;

/** The Monday of the week that is drawn next. */
export function mondayOf(now: Date): string {
  const today = dayInManila(now.getTime());
  const monday = daysAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return isDrawn(monday, now) ? daysAfter(monday, 7) : monday;
}

/** The tickets lie in a row, by their players. Each number from 0 to 1 pulls one, and all others of its player go. */
export function drawnOf(bets: Bets, monday: string, numbers: readonly number[]) {
  const days = [0, 1, 2, 3, 4].map((after) => daysAfter(monday, after));
  const tickets = [...bets]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([playerId, own]) => {
      const bet = days.reduce((sum, day) => sum + (own.get(day) ?? 0), 0);
      const held = Math.min(LOTTERY.mostTickets, Math.floor(bet / LOTTERY.betPerTicket));
      return Array.from({ length: held }, () => playerId);
    });
  const won = new Map<number, number>();
  for (const [place, amount] of LOTTERY.prizes.entries()) {
    const left = tickets.filter((playerId) => !won.has(playerId));
    const pulled = left[Math.floor((numbers[place] ?? 0) * left.length)];
    if (pulled !== undefined) won.set(pulled, amount);
  }
  return { won, tickets: tickets.length };
}

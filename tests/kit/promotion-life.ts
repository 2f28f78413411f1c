/** One player of random histories: what they have done, what they have, and what a deposit brings them. */
import { dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';

export interface Life {
  now: Date;
  since: Date;
  cash: number;
  points: number;
  recharge: number;
  hasPhone: boolean;
  friends: number;
  /** What has been done: each once, with the day or the number that makes it one. */
  done: Set<string>;
  /** By the day, or by the month of friends. */
  sums: Map<string, number>;
  /** What each promotion has given. */
  budget: Map<string, number>;
}

export const openLife = (now: Date, cash: number): Life => ({
  now,
  since: now,
  cash,
  points: 0,
  recharge: 0,
  hasPhone: false,
  friends: 0,
  done: new Set(),
  sums: new Map(),
  budget: new Map(),
});

export const todayOf = ({ now }: Life): string => dayInManila(now.getTime());
export const dayAt = (life: Life, daysAgo: number): string => dayInManila(life.now.getTime() - daysAgo * DAY_MS);
export const has = ({ done }: Life, what: string): boolean => done.has(what);
export const count = ({ done }: Life, word: string): number =>
  [...done].filter((one) => one === word || one.startsWith(`${word} `)).length;
export const sumOf = ({ sums }: Life, name: string): number => sums.get(name) ?? 0;
export const add = ({ sums }: Life, name: string, amount: number): unknown =>
  sums.set(name, (sums.get(name) ?? 0) + amount);
export function gain(life: Life, name: string, amount: number): void {
  life.cash += amount;
  if (amount > 0) life.budget.set(name, (life.budget.get(name) ?? 0) + amount);
}

/** What a claim gives, and what is done by it; undefined where it gives nothing. */
export interface Due {
  coin: number;
  done?: string;
  also?: () => unknown;
}

/** What a claim is sent with. */
export interface Input {
  propId: number;
  type?: number;
  target?: string;
}

export interface Deed {
  of: string;
  row: { readonly path: string };
  input: (dice: number, life: Life) => Input;
  due: (life: Life, input: Input) => Due | undefined;
}

export const once = (life: Life, done: string, coin: number, may = true): Due | undefined =>
  may && !has(life, done) ? { coin, done } : undefined;
export const numbered = (most: number) => (dice: number) => ({ propId: (dice % most) + 1 });
export const plain = () => ({ propId: 0 });

export const PACKAGES = [
  { price: 50_000, coin: 20_000 },
  { price: 100_000, coin: 50_000 },
  { price: 200_000, coin: 136_000 },
];
export const CARD = { id: 6004, price: 30_000 };
export const PACK = { id: 3501, price: 20_000, coin: 2_000 };
const LADDER = [
  { percent: 5, most: 25_000 },
  { percent: 8, most: 40_000 },
  { percent: 10, most: 50_000 },
];
const STEPS = [
  { target: 100_000, coin: 1_000 },
  { target: 500_000, coin: 6_000 },
  { target: 2_000_000, coin: 30_000 },
];

/** Credits a deposit, and says what comes with it. */
export function depositDue(life: Life, amount: number, buys: 'pack' | 'card' | undefined): void {
  const before = life.recharge;
  life.recharge += amount;
  life.cash += amount;
  const ladder = LADDER[sumOf(life, `deposits ${todayOf(life)}`)];
  if (ladder && !buys) gain(life, 'ladder', Math.min(ladder.most, Math.floor((amount * ladder.percent) / 100)));
  for (const { target, coin } of STEPS) {
    if (before < target && life.recharge >= target) gain(life, 'accumulated-recharge', coin);
  }
  if (buys === 'pack') {
    gain(life, 'festival', PACK.coin);
    life.done.add('pack');
  }
  if (buys === 'card') life.done.add(`card ${CARD.id}`);
  const dearest = PACKAGES.findLastIndex(({ price }) => price <= amount);
  if (before === 0 && dearest >= 0) life.done.add(`bought ${dearest + 1}`);
  add(life, `deposits ${todayOf(life)}`, 1);
  add(life, `put ${todayOf(life)}`, amount);
  life.done.add(`deposited ${todayOf(life)}`);
}

/** Deposits as a tester sees and moves them, and as the bank moves them by itself. */
import * as v from 'valibot';
import { SECOND_MS } from '#shared/durations.ts';
import { acceptReviewed, returnReviewed } from '../../deposits/credit-deposit.ts';
import { type DepositRow, moveDeposit, readDeposit } from '../../deposits/deposit-store.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../sql/in-transaction.ts';
import { readSettings, writeSettings } from '../../sql/queries/settings.ts';
import { bankModeOf } from '../sandbox-state.ts';
import type { Sandbox } from '../sandbox-of.ts';

const MOST_SHOWN = 20;
const ANOTHER_AMOUNT = 100;
const PAYS_AFTER_MS = 10 * SECOND_MS;

/**
 * `late` lets the time to pay run out first, `other` pays a peso less, `twice` tells of one payment by two messages, `again` is a second payment. A person who has
 * looked at what came credits it (`accept`) or sends it back (`return`).
 */
const DEPOSIT_WORDS = ['pay', 'late', 'twice', 'again', 'other', 'fail', 'accept', 'return'] as const;
export type DepositWord = (typeof DEPOSIT_WORDS)[number];

const Order = v.union([
  v.strictObject({ orderId: v.pipe(v.string(), v.maxLength(64)), do: v.picklist(DEPOSIT_WORDS) }),
  v.strictObject({ channel: v.number(), isOpen: v.boolean() }),
]);

export interface StagedDeposit {
  orderId: string;
  playerId: number;
  amount: number;
  state: DepositRow['state'];
  channel: string;
  createdAt: string;
  /** The bank has said something of it and not told it yet. */
  isHeld: boolean;
}

export interface StagedChannel {
  id: number;
  name: string;
  isOpen: boolean;
}

export async function listStagedDeposits({ db }: Pick<Services, 'db'>): Promise<{ deposits: StagedDeposit[] }> {
  const rows = await db.selectFrom('deposit').selectAll().orderBy('created_at', 'desc').limit(MOST_SHOWN).execute();
  const held = await db.selectFrom('sandbox_word').select('order_id').execute();
  const isHeld = new Set(held.map(({ order_id }) => order_id));
  return { deposits: rows.map((row) => ({ ...describe(row), isHeld: isHeld.has(row.id) })) };
}

/** Undefined when there is no such order, channel or word. A bank that is stopped keeps what it has to tell. */
export async function stageDeposits(asked: unknown, { services }: Sandbox): Promise<object | undefined> {
  const read = v.safeParse(Order, asked);
  if (!read.success) return undefined;
  const order = read.output;
  const isDone =
    'channel' in order
      ? await openChannel(services, order.channel, order.isOpen)
      : await sayOf(services, order.orderId, order.do);
  return isDone ? listStagedDeposits(services) : undefined;
}

async function sayOf(services: Services, orderId: string, word: DepositWord): Promise<boolean> {
  const deposit = await readDeposit(services.db, orderId);
  if (!deposit) return false;
  const { amount } = deposit;
  const decide = { accept: acceptReviewed, return: returnReviewed }[word as string];
  if (decide) return inTransaction(services.db, (transaction) => decide(transaction, orderId, services.now()));
  if (word === 'late' && deposit.state === 'waiting')
    await moveDeposit(services.db, deposit, { state: 'expired', now: services.now() });
  const message = { orderId, outcome: word === 'fail' ? ('failed' as const) : ('paid' as const) };
  const paid = word === 'other' ? Math.max(1, amount - ANOTHER_AMOUNT) : amount;
  const times = word === 'twice' ? 2 : 1;
  const tell = async () => services.bankLine?.say({ ...message, amount: paid }, word === 'again');
  await Promise.all(Array.from({ length: times }, tell));
  return true;
}

const Channels = v.fallback(v.array(v.looseObject({ id: v.number(), name: v.fallback(v.string(), '') })), []);

const readChannels = async ({ db }: Pick<Services, 'db'>) =>
  v.parse(Channels, (await readSettings(db))['appRechargeTypeList']);

/** A way without a status is open. */
export async function listChannels(services: Pick<Services, 'db'>): Promise<StagedChannel[]> {
  return (await readChannels(services)).map(({ id, name, status }) => ({
    id,
    name,
    isOpen: (status ?? 1) === 1,
  }));
}

/** As an operator would take one way to pay out of the list for a while. */
async function openChannel({ db, configAnswers }: Services, id: number, isOpen: boolean): Promise<boolean> {
  const channels = await readChannels({ db });
  if (!channels.some((channel) => channel.id === id)) return false;
  const status = isOpen ? 1 : 0;
  const appRechargeTypeList = channels.map((channel) => (channel.id === id ? { ...channel, status } : channel));
  await writeSettings(db, { appRechargeTypeList });
  await configAnswers.renew();
  return true;
}

/** What waits for money that nobody pays on a page is paid by itself after some seconds, unless all is done by hand. */
export async function payByItself(services: Services): Promise<void> {
  const { db, now } = services;
  await services.bankLine?.settle();
  if ((await bankModeOf(db)) !== 'auto') return;
  const due = await db
    .selectFrom('deposit')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('way', '!=', 'page')
    .where('id', 'not in', (said) => said.selectFrom('sandbox_word').select('order_id'))
    .where('created_at', '<=', new Date(now().getTime() - PAYS_AFTER_MS))
    .limit(MOST_SHOWN)
    .execute();
  for (const { id, amount } of due) await services.bankLine?.say({ orderId: id, amount, outcome: 'paid' });
}

const describe = ({
  id,
  player_id,
  amount,
  state,
  channel_name,
  created_at,
}: DepositRow): Omit<StagedDeposit, 'isHeld'> => ({
  orderId: id,
  playerId: player_id,
  amount,
  state,
  channel: channel_name,
  createdAt: created_at.toISOString(),
});

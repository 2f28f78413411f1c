/** One promotion that runs, as the operator has set it, and a bank that pays deposits in. */
import { beforeAll, beforeEach } from 'vitest';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { sendLogTo } from '#shared/log.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { type BankKit, depositOf, openBankKit, QR_ONLY } from './deposits.ts';
import type { playKit } from './play.ts';

const MINUTES_A_DAY = 24 * 60;

type Told = Record<string, unknown>;

/** So many at once; what is told to come again comes again, as the page's own repetitions do. */
export function atOnce(times: number, send: (at: number) => Promise<Told>): Promise<Told[]> {
  const insist = async (at: number): Promise<Told> => {
    const told = await send(at);
    return told['errcode'] === PROTOCOL_ERRORS.busy.errcode ? insist(at) : told;
  };
  return Promise.all(Array.from({ length: times }, (_, at) => insist(at)));
}

/** Begins each test with this promotion alone, and with a player who has put nothing in. */
export function promotionKit(kit: ReturnType<typeof playKit>, type: number, figures: object = {}) {
  const { post, playerId } = kit;
  const db = () => kit.server().services.db;
  let bank: BankKit;

  const configure = async (value: object) => {
    await db().deleteFrom('activity_config').where('type', '=', type).execute();
    await db()
      .insertInto('activity_config')
      .values({ type, value: JSON.stringify(value) })
      .execute();
  };
  const putIn = (total: number) =>
    db().updateTable('player').set({ total_recharge: total }).where('id', '=', playerId()).execute();

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    bank = openBankKit(kit.server());
    await writeSettings(db(), QR_ONLY);
    await db().deleteFrom('activity').execute();
    await putIn(0);
    await db()
      .insertInto('activity')
      .values({ type, title: 'A trial', sort: 1, starts_at: null, ends_at: null })
      .execute();
    await configure(figures);
  });

  const order = (amount: number, more: object = {}) => {
    const [path, body] = depositOf(amount, more);
    return post(path, body);
  };
  return {
    configure,
    putIn,
    order,
    pay: (orderId: unknown, amount: number) => bank.say({ orderId: String(orderId), amount, outcome: 'paid' }),
    /** Asks for a deposit and pays it. */
    deposit: async (amount: number, more: object = {}) => {
      const { orderId } = await order(amount, more);
      await bank.say({ orderId: String(orderId), amount, outcome: 'paid' });
      return String(orderId);
    },
    end: () => db().updateTable('activity').set({ ends_at: kit.clock.now() }).where('type', '=', type).execute(),
    begin: (startsAt: Date | null) =>
      db().updateTable('activity').set({ starts_at: startsAt, ends_at: null }).where('type', '=', type).execute(),
    stop: () => db().deleteFrom('activity').execute(),
    passDays: (days: number) => kit.pass(days * MINUTES_A_DAY),
  };
}

/** What the server does by itself, from its start on. */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { anOrder, aWithdrawer } from '../../tests/kit/withdrawals.ts';
import { writeSandboxState } from '../sandbox/sandbox-state.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { makePath } from '../uploads/vault.ts';
import { startHousekeeping } from './housekeeping.ts';

const HALF_A_YEAR = 180 * 24 * 60;
const LONG_MS = 60_000;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));

  async function leaveOldThings(): Promise<{ depositId: string; orderId: string }> {
    await writeSettings(db(), QR_ONLY);
    await writeSandboxState(db(), { bankMode: 'hand' });
    await kit.wallet().visit(playerId());
    const lottery = { type: ACTIVITY_TYPES.weekendLottery, title: 'Lottery', sort: 1, starts_at: null, ends_at: null };
    await db().insertInto('activity').values(lottery).execute();
    const key = { kid: 'k', key: Buffer.alloc(32), created_at: kit.clock.now() };
    await db().insertInto('upload_key').values(key).execute();
    const picture = { path: makePath(), slot: 1, fingerprint: 'f', size_bytes: 1, sha256: '', kid: 'k' };
    await db()
      .insertInto('upload')
      .values({ ...picture, created_at: kit.clock.now() })
      .execute();
    const { orderId: depositId } = await post(...depositOf(50_000));
    const withdrawer = await aWithdrawer(db(), kit.clock.now());
    await kit.wallet().give(withdrawer, 10_000);
    const { id: orderId } = await anOrder(db(), withdrawer, 10_000, kit.clock.now());
    await db().insertInto('sandbox_payment').values({ order_id: orderId, decision: 'return' }).execute();
    return { depositId, orderId };
  }
  const stateOf = async (table: 'deposit' | 'withdrawal', id: string) =>
    (await db().selectFrom(table).select('state').where('id', '=', id).executeTakeFirst())?.state;
  const all = (table: 'session' | 'upload') => db().selectFrom(table).selectAll().execute();

  test('visits, sessions, pictures, deposits, withdrawals and the week of the lottery are seen to', async () => {
    const { depositId, orderId } = await leaveOldThings();
    kit.pass(HALF_A_YEAR);
    onTestFinished(await startHousekeeping(kit.server().services));
    const look = async () => ({
      open: await db().selectFrom('visit').select('id').where('ended_at', 'is', null).execute(),
      sessions: await all('session'),
      pictures: await all('upload'),
      deposit: await stateOf('deposit', depositId),
      withdrawal: await stateOf('withdrawal', orderId),
      weeks: (await db().selectFrom('lottery_week').select('week').execute()).length,
    });
    const done = { open: [], sessions: [], pictures: [], deposit: 'expired', withdrawal: 'released', weeks: 1 };
    await vi.waitFor(async () => expect(await look()).toEqual(done), LONG_MS);
  });
});

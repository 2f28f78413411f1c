import { type Chore, repeat } from '#shared/repeat.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts';
import { sweepDeposits } from '../deposits/sweep-deposits.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';
import { sweepVisits } from '../play/sweep-visits.ts';
import { sweepPlayers } from '../players/sweep.ts';
import { sweepLottery } from '../promotions/draw-lottery.ts';
import { sendPushes } from '../push/send-pushes.ts';
import { payByItself } from '../sandbox/bank/stage-deposits.ts';
import type { Services } from '../services.ts';
import { sweepUploads } from '../uploads/sweep.ts';

/** What runs by itself beside the calls. Nobody plays before the books have been looked at. Returns what ends it. */
export async function startHousekeeping(services: Services): Promise<() => void> {
  const { db, later, bank, now, sandboxIssuer, pushContact, auditor } = services;
  await auditor.audit();
  const chores: Chore[] = [
    { everyMs: HOUR_MS, failed: 'pictures were not swept', work: () => sweepUploads(services) },
    { everyMs: HOUR_MS, failed: 'what is old of players was not swept', work: () => sweepPlayers(services) },
    { everyMs: 30 * SECOND_MS, failed: 'visits were not swept', work: () => sweepVisits(services) },
    { everyMs: MINUTE_MS, failed: 'deposits were not swept', work: () => sweepDeposits({ db, now }) },
    { everyMs: 30 * SECOND_MS, failed: 'the lottery was not drawn', work: () => sweepLottery({ db, now }) },
    {
      everyMs: 2 * SECOND_MS,
      failed: 'phones were not told',
      work: () => sendPushes({ db: later.db, now, pushContact }),
    },
  ];
  if (sandboxIssuer) {
    chores.push({ everyMs: 2 * SECOND_MS, failed: 'the sandbox paid nothing', work: () => payByItself(services) });
  }
  if (bank) {
    const work = () => sweepOrders({ db, bank, now });
    chores.push({ everyMs: 2 * SECOND_MS, failed: 'withdrawals were not swept', work });
  }
  const ends = chores.map((chore) => repeat(chore));
  ends.push(
    repeat({ everyMs: 5 * MINUTE_MS, failed: 'not audited', work: () => auditor.audit() }, { isDoneNow: true }),
  );
  return () => {
    for (const end of ends) void end();
  };
}

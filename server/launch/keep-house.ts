import { keepSweepingDeposits } from '../deposits/sweep-deposits.ts';
import { keepAuditing } from '../ledger/auditor.ts';
import { keepSweepingOrders } from '../orders/sweep-orders.ts';
import { keepDrawing } from '../promotions/draw-lottery.ts';
import { keepSweepingVisits } from '../play/sweep-visits.ts';
import { keepSendingPushes } from '../push/send-pushes.ts';
import { keepPaying } from '../sandbox/bank/stage-deposits.ts';
import type { Services } from '../services.ts';
import { keepSweeping } from '../uploads/sweep.ts';

/** What runs by itself beside the calls. Nobody plays before the books have been looked at. Returns what ends it. */
export async function keepHouse(services: Services): Promise<() => void> {
  await services.auditor.audit();
  const ends = [keepSweeping(services), keepSweepingVisits(services), keepAuditing(services.auditor)];
  const { db, later, bank, now, sandboxIssuer, pushContact } = services;
  ends.push(keepSweepingDeposits({ db, now }), keepDrawing({ db, now }));
  ends.push(keepSendingPushes({ db: later.db, now, pushContact }));
  if (sandboxIssuer) ends.push(keepPaying(services));
  if (bank) ends.push(keepSweepingOrders({ db, bank, now }));
  return () => {
    for (const end of ends) end();
  };
}

import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { listDeposits } from '../deposits/deposit-store.ts';
import { tellDeposit } from '../deposits/tell-deposit.ts';
import { spanOf } from '../sql/page-of.ts';

export const rechargeOrders: Handler<typeof records.getRechargeRecord> = async ({ input, player, db, now }) => {
  const { list, ...sums } = await listDeposits(db, { ...spanOf(input, now), playerId: player.id });
  return { ok: true, value: { ...sums, list: list.map(tellDeposit) } };
};

import type { records } from '#contract/records.ts';
import type { Handler } from '../call/handler.ts';
import { listDeposits } from '../deposits/deposit-store.ts';
import { tellDeposit } from '../deposits/tell-deposit.ts';

export const rechargeOrders: Handler<typeof records.getRechargeRecord> = async ({ input, player, db }) => {
  const { list, total } = await listDeposits(db, { ...input, playerId: player.id });
  return { ok: true, value: { total, list: list.map(tellDeposit) } };
};

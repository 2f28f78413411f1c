import { readBalance } from '../ledger/balance.ts';
import type { WalletRequest } from './protocol.ts';
import type { Teller } from './teller.ts';

export const tellBalance: Teller<WalletRequest<'balance'>> = async (db, _, { visit }) => ({
  ok: true,
  value: { balance: await readBalance(db, visit.player_id) },
});

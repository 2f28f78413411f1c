import { readBalance } from '../ledger/balance.ts';
import { lockVisit } from '../sql/queries/visits.ts';
import type { WalletRequest } from './protocol.ts';
import { refuse, type Teller } from './teller.ts';

export const tellBalance: Teller<WalletRequest<'balance'>> = async (db, { session }) => {
  const visit = await lockVisit(db, { id: session });
  if (!visit) return refuse('unknownSession');
  return { ok: true, value: { balance: await readBalance(db, visit.player_id) } };
};

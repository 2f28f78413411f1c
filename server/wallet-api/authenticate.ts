import { hashToken } from '../players/tokens.ts';
import { readBalance } from '../ledger/balance.ts';
import { isPlayable } from '../play/is-playable.ts';
import { launchVisit, lockVisit } from '../sql/queries/visits.ts';
import type { Authenticated, WalletRequest } from './protocol.ts';
import { refuse, type Teller } from './teller.ts';

/** Spends the launch token: whoever brings it a second time, or too late, is told nothing about whom it was for. */
export const authenticate: Teller<WalletRequest<'authenticate'>> = async (db, { launchToken }, { now }) => {
  const visit = await lockVisit(db, { launchHash: hashToken(launchToken) });
  if (!visit || visit.launched_at !== null || visit.launch_until <= now) return refuse('unknownSession');
  if (!isPlayable(visit, now)) return refuse('sessionClosed');
  await launchVisit(db, visit.id, now);
  const value: Authenticated = {
    session: visit.id,
    playerId: visit.player_id,
    balance: await readBalance(db, visit.player_id),
    game: {
      id: visit.game_id,
      name: visit.name,
      typeId: visit.type_id,
      motif: visit.motif,
      palette: visit.palette,
      minBet: visit.min_bet,
      maxBet: visit.max_bet,
    },
  };
  return { ok: true, value };
};

import { readBalance } from '../ledger/balance.ts';
import { isPlayable } from '../play/is-playable.ts';
import { launchVisit, type PlayedVisit } from '../sql/queries/visits.ts';
import type { Authenticated, WalletRequest } from './protocol.ts';
import { refuse, type Teller } from './teller.ts';

/**
 * Spends the launch token. The game page that spent it may have lost the answer, and is told again within its minute.
 * Another page that brings it a second time, or too late, is told nothing about whom it was for.
 */
export const authenticate: Teller<WalletRequest<'authenticate'>> = async (db, { ref = null }, { now, visit }) => {
  if (isTaken(visit, ref) || visit.launch_until <= now) return refuse('unknownSession');
  if (!isPlayable(visit, now)) return refuse('sessionClosed');
  if (visit.launched_at === null) await launchVisit(db, { id: visit.id, ref, now });
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

const isTaken = ({ launched_at, launch_ref }: PlayedVisit, ref: string | null): boolean =>
  launched_at !== null && (ref === null || launch_ref !== ref);

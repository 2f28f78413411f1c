import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import { KYC_STATUS } from '#contract/money-enums.ts';
import type { kyc } from '#contract/kyc.ts';
import type { Handler } from '../call/handler.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import type { ProofState } from '../sql/player-tables.ts';
import { whenClaimed } from '../sql/queries/uploads.ts';
import type { Row, Tables } from '../sql/tables.ts';

/** How far the proof of who a player is has come, and what was handed in. */
export const readKyc: Handler<typeof kyc.kyc> = async (context) => ({
  ok: true,
  value: await tellKyc(context.db, await requirePlayer(context, context.player.id)),
});

type Kyc = InferInput<typeof kyc.kyc.answer>;

/** A reason is told for as long as it is one: with the next papers it is gone. */
export async function tellKyc(db: Kysely<Tables>, player: Row<'player'>): Promise<Kyc> {
  const sides = player.id_card_image.split(',');
  const [path1 = '', path2 = '', path3 = '', path4 = ''] = sides;
  const sentAt = async (state: ProofState, paths: readonly string[]): Promise<number> =>
    state === 'reviewing' ? ((await whenClaimed(db, paths))?.getTime() ?? 0) : 0;
  return {
    status: NUMBERS[player.kyc_state],
    incomeStatus: NUMBERS[player.income_state],
    reason: player.kyc_state === 'rejected' ? player.kyc_reason : '',
    incomeReason: player.income_state === 'rejected' ? player.income_reason : '',
    deadline: player.kyc_state === 'approved' ? 0 : (player.kyc_due_at?.getTime() ?? 0),
    sentAt: await sentAt(player.kyc_state, sides),
    incomeSentAt: await sentAt(player.income_state, [player.income_image]),
    path1,
    path2,
    path3,
    path4,
    sourceOfIncomePath1: player.income_image,
  };
}

const NUMBERS: Readonly<Record<ProofState, number>> = {
  none: KYC_STATUS.none,
  reviewing: KYC_STATUS.reviewing,
  approved: KYC_STATUS.approved,
  rejected: KYC_STATUS.refused,
};

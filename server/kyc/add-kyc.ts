/** Takes the papers of a player, whose pictures have gone up already, and gives them to who looks at them. */
import { KYC } from '#contract/errcodes.ts';
import type { kyc } from '#contract/kyc.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import type { Row } from '../sql/tables.ts';
import { claimUploads } from '../uploads/claim.ts';
import { tellKyc } from './read-kyc.ts';

const SIDES = 4;

export const addKyc: Handler<typeof kyc.addKyc> = async ({ input, db, now, fingerprint, ...context }) => {
  const { idCardImage, sourceOfIncomePath1: income } = input;
  // Of two that are sent at once, the second one finds what the first one has done.
  const player = await lockPlayer(db, context.player.id);
  const sides = sidesOf(idCardImage);
  const reason = whyNot(player, { isIdSent: idCardImage !== '', sides, income });
  if (reason !== undefined) return refuse(reason);
  const paths = [...sides, ...(income === '' ? [] : [income])];
  if (!(await claimUploads(db, paths, player.id, { fingerprint, now }))) return refuse(KYC.unknownPath);
  const sent = await updatePlayer(db, player.id, {
    ...(sides.length > 0 && { id_card_image: sides.join(','), kyc_state: 'reviewing', kyc_reason: '' }),
    ...(income !== '' && { income_image: income, income_state: 'reviewing', income_reason: '' }),
  });
  const state = await tellKyc(db, sent);
  return { ok: true, value: { status: state.status, state } };
};

interface Sent {
  isIdSent: boolean;
  sides: readonly string[];
  income: string;
}

/** What is wrong with the player comes before what is wrong with the pictures. */
function whyNot({ kyc_state }: Row<'player'>, { isIdSent, sides, income }: Sent) {
  if (isIdSent && kyc_state === 'approved') return KYC.alreadyApproved;
  if (isIdSent && kyc_state === 'reviewing') return KYC.reviewing;
  if (isIdSent ? sides.length !== SIDES : income === '') return KYC.missing;
  return undefined;
}

/** Each picture once: one that stands for two sides shows only one of them. */
const sidesOf = (idCardImage: string): string[] => [...new Set(idCardImage.split(',').filter((path) => path !== ''))];

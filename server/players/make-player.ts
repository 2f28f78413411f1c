import type { Kysely } from 'kysely';
import type { Tools } from '../call/context.ts';
import { noteWhereFrom } from './sign-up-place.ts';
import { someNickname } from './nicknames.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { useCode } from '../sql/queries/codes.ts';
import { findByInviteCode, insertPlayer } from '../sql/queries/players.ts';
import type { NewRow, Row, Tables } from '../sql/tables.ts';
import { claimUploads } from '../uploads/claim.ts';
import type { Caller } from './admit.ts';
import type { RightCode } from './codes.ts';
import { makeInviteCode } from './invite-code.ts';
import type { Name, Person, SignUpForm } from './sign-up-form.ts';
import { giveSignUpReward } from './sign-up-reward.ts';

export interface Applicant extends Caller, Pick<Tools, 'configAnswers' | 'passwords' | 'unseal'> {
  network: string;
  idempotencyKey: string | undefined;
  input: SignUpForm & { password: string };
}

interface Proven {
  name: Name;
  person: Extract<Person, { ok: true }>;
  code: RightCode | null;
  passwordHash: string;
}

type Made = { ok: true; player: Row<'player'> } | { ok: false; because: 'code' | 'taken' | 'pictures' };

/** The code is used, the player made and the pictures theirs, or nothing of it. */
export const makePlayer = (applicant: Applicant, proven: Proven): Promise<Made> =>
  inTransaction(
    applicant.db,
    (db) => make(db, applicant, proven),
    ({ ok }) => ok,
  );

async function make(
  db: Kysely<Tables>,
  applicant: Applicant,
  { name, person, code, passwordHash }: Proven,
): Promise<Made> {
  const { fingerprint, idempotencyKey: key, now } = applicant;
  const isCodeUsed =
    code !== null && name.mobile !== null && !(await useCode(db, { ...code, mobile: name.mobile, key, now }));
  if (isCodeUsed) return { ok: false, because: 'code' };
  const row = { ...person.columns, ...(await rowOf(db, applicant, name)), password_hash: passwordHash };
  const player = await insertPlayer(db, row);
  if (!player) return { ok: false, because: 'taken' };
  const areClaimed = await claimUploads(db, person.pictures, player.id, { fingerprint, now });
  if (!areClaimed) return { ok: false, because: 'pictures' };
  await noteWhereFrom(db, player.id, applicant);
  await giveSignUpReward(db, player.id, applicant);
  return { ok: true, player };
}

async function rowOf(
  db: Kysely<Tables>,
  { input, idempotencyKey, now }: Applicant,
  { account, mobile, accountType }: Name,
): Promise<NewRow<'player'>> {
  const superior = input.inviteCode === '' ? undefined : await findByInviteCode(db, input.inviteCode);
  return {
    account,
    mobile,
    account_type: accountType,
    // Other players see the nickname, so it is never the phone number.
    nickname: account ?? someNickname(),
    invite_code: makeInviteCode(),
    pid: superior?.id ?? null,
    created_at: now,
    created_key: idempotencyKey ?? null,
  };
}

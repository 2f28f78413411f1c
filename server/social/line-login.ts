/** Social sign-in, once the other site has sent the person back: a code is good for one sign-in, from any page. */
import { createHash, randomInt } from 'node:crypto';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { session } from '#contract/session.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { noteWhereFrom } from '../invites/sign-up-place.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { admit } from '../players/admit.ts';
import { makeInviteCode } from '../players/invite-code.ts';
import { signInFrom } from '../players/limits.ts';
import { refuse } from '../call/result.ts';
import { giveSignUpReward } from '../players/sign-up-reward.ts';
import { countTry } from '../sql/queries/limits.ts';
import { insertPlayer } from '../sql/queries/players.ts';
import { findBySubject, findSettled, settleCode, takeCode } from '../sql/queries/social.ts';
import type { NewRow, Row } from '../sql/tables.ts';
import type { Identity } from './provider.ts';

type LineLogin = Handler<typeof session.lineLogin>;
type Call = Parameters<LineLogin>[0];

/** Neither a password nor a phone: the kinds of the product count neither. */
const SOCIAL_ACCOUNT_TYPE = 0;

export const lineLogin: LineLogin = async (call) => {
  const { now, network, db, configAnswers } = call;
  const { maintenance, takesSocialLogin } = await configAnswers.current(now);
  if (maintenance.status === 1) return refuse(SIGN_IN.maintenance);
  if (!takesSocialLogin) return refuse(SIGN_IN.wrongCredentials);
  if (!(await countTry(db, signInFrom(network), now))) return refuse(SIGN_IN.tooManyTries);
  const player = await findVouchedFor(call);
  return player ? admit(call, player) : refuse(SIGN_IN.wrongCredentials);
};

/** A browser repeats a request by itself while the first is still under way; both then wait for the same end. */
const underWay = new Map<string, Promise<Row<'player'> | undefined>>();

async function findVouchedFor(call: Call): Promise<Row<'player'> | undefined> {
  const { input, idempotencyKey: key } = call;
  if (key === undefined) return identify(call);
  const mark = `${key} ${input.codeVerifier} ${input.code}`;
  const running = underWay.get(mark) ?? identify(call).finally(() => underWay.delete(mark));
  underWay.set(mark, running);
  return running;
}

async function identify(call: Call): Promise<Row<'player'> | undefined> {
  const { input, idempotencyKey, request, now, db, social, ownOrigin } = call;
  const origin = ownOrigin(request);
  if (!social || origin === undefined) return undefined;
  // With the verifier in it: a stranger who has seen the code alone cannot use it up for its owner.
  const codeHash = createHash('sha256').update(`${input.codeVerifier} ${input.code}`).digest();
  const key = idempotencyKey ?? null;
  if (!(await takeCode(db, { codeHash, key, now }))) return findSettled(db, { codeHash, key });
  const identity = await social.identify({ ...input, origin });
  if (!identity) return undefined;
  const player = await findOrMake(call, identity);
  await settleCode(db, codeHash, player.id);
  return player;
}

async function findOrMake(call: Call, identity: Identity): Promise<Row<'player'>> {
  const { db, now, configAnswers } = call;
  const { subject } = identity;
  const known = await findBySubject(db, subject);
  if (known) return known;
  const made = await inTransaction(db, async (transaction) => {
    const player = await insertPlayer(transaction, rowOf(identity, now));
    if (!player) return player;
    await noteWhereFrom(transaction, player.id, call);
    await giveSignUpReward(transaction, player.id, { configAnswers, now });
    return player;
  });
  // Of two first sign-ins at once, one makes the player.
  return made ?? must(await findBySubject(db, subject), 'a subject that is taken is a player’s');
}

const rowOf = ({ subject, name, email }: Identity, now: Date): NewRow<'player'> => ({
  account_type: SOCIAL_ACCOUNT_TYPE,
  line_subject: subject,
  nickname: name.trim().slice(0, 50) || `Player ${randomInt(100_000, 1_000_000)}`,
  email: email.slice(0, 254),
  invite_code: makeInviteCode(),
  created_at: now,
});

/** Social sign-in, once the other site has sent the person back: a code is good for one sign-in, from any page. */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { session } from '#contract/session.ts';
import { must } from '#shared/assert.ts';
import type { Handler } from '../call/handler.ts';
import { noteWhereFrom } from '../players/sign-up-place.ts';
import { inTransaction } from '../sql/in-transaction.ts';
import { admit } from '../players/admit.ts';
import { makeInviteCode } from '../players/invite-code.ts';
import { signInFrom } from '../players/tries.ts';
import { asNickname } from '../players/nicknames.ts';
import { refuse } from '../call/result.ts';
import { giveSignUpReward } from '../players/sign-up-reward.ts';
import { countTry } from '../sql/queries/tries.ts';
import { insertPlayer } from '../sql/queries/players.ts';
import { findBySubject } from './social-store.ts';
import type { NewRow, Row } from '../sql/tables.ts';
import type { Identity } from './provider.ts';
import { vouchOnce } from './vouch-once.ts';

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
  const player = await vouchOnce(call, (identity) => findOrMake(call, identity));
  return player ? admit(call, player) : refuse(SIGN_IN.wrongCredentials);
};

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
  nickname: asNickname(name),
  email: email.slice(0, 254),
  invite_code: makeInviteCode(),
  created_at: now,
});

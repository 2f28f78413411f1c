import type { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { Context } from '../call/context.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { tryOwnersCode } from '../players/codes.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';
import { fitsPassword } from '../rules/sign-up-rules.ts';
import { useCode } from '../sql/queries/codes.ts';
import { tellSafebox } from './get-safebox.ts';
import { refuseLogInPassword } from './refuse-log-in-password.ts';
import { findSafeboxHash, replaceSafeboxHash } from './password-store.ts';
import { forgetSafeboxTries, proveSafebox } from './prove-safebox.ts';
import { refusalOf } from './refusal-of.ts';

type Request = Context<typeof account.modifySafePassword>;

/** Another password, proved by the old one or by a code that was texted to the player's phone. */
export const modifySafePassword: Handler<typeof account.modifySafePassword> = async (request) => {
  const { input, player, now, db, configAnswers, passwords, unseal } = request;
  const old = await findSafeboxHash(db, player.id);
  if (old === undefined) return refuse(WALLET.needsPassword);
  const { rules } = await configAnswers.current(now);
  const clear = await unseal(input.password, now);
  if (!fitsPassword(clear, rules)) return refuse(WALLET.invalidDetails);
  const no =
    input.code === undefined
      ? (refusalOf(await proveSafebox(request, old, input.oldPassword)) ?? (await refuseLogInPassword(request)))
      : await proveByCode(request, input.code);
  if (no) return no;
  const hash = await passwords.hash(clear);
  if (hash === undefined) return busy;
  await replaceSafeboxHash(db, { playerId: player.id, hash, now });
  return { ok: true, value: { state: await tellSafebox(db, player.id) } };
};

/** The code is used up in the transaction of the change, so it changes one password and no other. */
async function proveByCode(request: Request, code: string) {
  const { db, idempotencyKey: key, now, player } = request;
  const { mobile } = await requirePlayer(request, player.id);
  if (mobile === null) return refuse(WALLET.needsMobile);
  const right = await tryOwnersCode(db, { ...request, mobile, code });
  if (!right) return refuse(WALLET.wrongCode);
  // Before the code is used up: the player chooses another password with the same one.
  const no = await refuseLogInPassword(request);
  if (no) return no;
  if (!(await useCode(db, { ...right, mobile, key, now }))) return refuse(WALLET.wrongCode);
  await forgetSafeboxTries(request);
  return undefined;
}

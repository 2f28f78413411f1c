import type { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { fitsPassword } from '../rules/sign-up-rules.ts';
import { tellSafebox } from './get-safebox.ts';
import { refuseLogInPassword } from './refuse-log-in-password.ts';
import { addSafeboxHash, findSafeboxHash } from './password-store.ts';

/** The first password of a safebox. Which lengths it may have is what the operator asks of every password. */
export const safeboxPasswordInit: Handler<typeof account.safeboxPasswordInit> = async (context) => {
  const { input, player, now, db, configAnswers, passwords, unseal } = context;
  if ((await findSafeboxHash(db, player.id)) !== undefined) return refuse(WALLET.notFound);
  const { rules } = await configAnswers.current(now);
  const clear = await unseal(input.password, now);
  if (!fitsPassword(clear, rules)) return refuse(WALLET.invalidDetails);
  const no = await refuseLogInPassword(context);
  if (no) return no;
  const hash = await passwords.hash(clear);
  if (hash === undefined) return busy;
  if (!(await addSafeboxHash(db, { playerId: player.id, hash, now }))) return refuse(WALLET.notFound);
  return { ok: true, value: { state: await tellSafebox(db, player.id) } };
};

/** Another password for a player who is logged in and knows the one of now. */
import { SIGN_IN } from '#contract/errcodes.ts';
import type { security } from '#contract/security.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { deletePasskeys } from '../sql/queries/passkeys.ts';
import { lockPlayer, unlinkAdded, writePasswordHash } from '../sql/queries/players.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import { knowThisDeviceAlone } from './known-devices.ts';
import { provePassword } from './prove-password.ts';
import { refuseSafeboxPassword } from './refuse-safebox-password.ts';
import { fitsPassword } from '../rules/sign-up-rules.ts';

export const changePassword: Handler<typeof security.changePassword> = async (request) => {
  const { input, player, db, now, configAnswers, unseal, passwords } = request;
  const { rules } = await configAnswers.current(now);
  const clear = await unseal(input.password, now);
  if (!fitsPassword(clear, rules)) return refuse(SIGN_IN.invalidDetails);
  // Of two changes at once, the second one has to know what the first one has set.
  const before = await lockPlayer(db, player.id);
  const proof = await provePassword(request, before, input.oldPassword);
  if (proof === 'busy') return busy;
  if (proof === 'tooOften') return refuse(SIGN_IN.tooManyTries);
  // One who has none proves who they are by a code to their phone.
  if (proof === 'unasked') return refuse(SIGN_IN.notEligible);
  if (proof !== 'right') return refuse(SIGN_IN.wrongCredentials);
  const no = await refuseSafeboxPassword(request, input.password);
  if (no) return no;
  const hash = await passwords.hash(clear);
  if (hash === undefined) return busy;
  await writePasswordHash(db, player.id, hash);
  const ended = await endSessions(db, { playerId: player.id, exceptId: player.sessionId, now });
  await deletePasskeys(db, player.id);
  await unlinkAdded(db, player.id);
  await knowThisDeviceAlone(db, player.id, request);
  return { ok: true, value: { ended } };
};

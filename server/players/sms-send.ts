import { SIGN_IN } from '#contract/errcodes.ts';
import type { session } from '#contract/session.ts';
import type { Handler } from '../call/handler.ts';
import { busy, refuse } from '../call/result.ts';
import { RESEND_SECONDS, sendCode } from './codes.ts';
import { readMobile } from './mobile.ts';
import { fitsMobile } from '../rules/sign-up-rules.ts';

/** The answer is the same whether or not the number is a player's. */
export const smsSend: Handler<typeof session.smsSend> = async (call) => {
  const { input, fingerprint, network, idempotencyKey: key, now, db, configAnswers, signIns } = call;
  const { rules } = await configAnswers.current(now);
  const mobile = readMobile(input.mobile);
  if (!fitsMobile(input.mobile, mobile, rules)) return refuse(SIGN_IN.invalidDetails);
  // A few at a time: each holds a connection while it waits for the counts that all texts share.
  const sending = signIns.run(() => sendCode(db, { mobile, fingerprint, network, key, now }));
  if (!sending) return busy;
  return (await sending) ? { ok: true, value: { waitSeconds: RESEND_SECONDS } } : refuse(SIGN_IN.tooManyTries);
};

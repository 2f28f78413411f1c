import { SIGN_IN } from '#contract/errcodes.ts';
import { beat } from '../play/beat.ts';
import { tellAfterLogin } from '../players/after-login.ts';
import { readAppUser } from '../players/app-user.ts';
import { bindPhone } from '../players/bind-phone.ts';
import { RESEND_SECONDS, sendCode } from '../players/codes.ts';
import { readMobile } from '../players/mobile.ts';
import { recover } from '../players/recover.ts';
import { busy, refuse } from '../players/refuse.ts';
import { requirePlayer } from '../players/require-player.ts';
import { signIn } from '../players/sign-in.ts';
import { signUp } from '../players/sign-up.ts';
import { readName, readPhoneName } from '../players/sign-up-form.ts';
import { fitsMobile } from '../players/sign-up-rules.ts';
import type { Services } from '../services.ts';
import { lineLogin } from '../social/line-login.ts';
import { endSession } from '../sql/queries/sessions.ts';
import type { HandlersOf } from './handlers-of.ts';
import { onOurList } from './on-our-list.ts';

export const session: HandlersOf<'session'> = {
  accountLogin: (call) => inTurn(call, () => signIn(call, call.input)),

  accountRegist4: (call) => inTurn(call, () => signUp(call, BY_PHONE)),
  accountRegist: (call) => inTurn(call, () => signUp(call, BY_NAME)),

  lineLogin,

  bindAccount: (call) => bindPhone(call),

  forgetPassword: (call) => inTurn(call, () => recover(call)),

  /** The answer is the same whether or not the number is a player's. */
  smsSend: async ({ input, fingerprint, network, idempotencyKey: key, now, services }) => {
    const { rules } = await services.configAnswers.current(now);
    const mobile = readMobile(input.mobile);
    if (!fitsMobile(input.mobile, mobile, rules)) return refuse(SIGN_IN.invalidDetails);
    // A few at a time: each holds a connection while it waits for the counts that all texts share.
    const sending = services.signIns.run(() => sendCode(services.db, { mobile, fingerprint, network, key, now }));
    if (!sending) return busy;
    return (await sending) ? { ok: true, value: { waitSeconds: RESEND_SECONDS } } : refuse(SIGN_IN.tooManyTries);
  },

  refreshData: async ({ player, now, services }) => {
    if (!player) return SIGNED_OUT;
    return { ok: true, value: await readAppUser(services.db, await requirePlayer(services, player.id), now) };
  },

  getAfterLoginInfo: async ({ input, player, now, services }) =>
    player ? tellAfterLogin({ ...input, playerId: player.id, now, services }) : SIGNED_OUT,

  getAfterLoginInfoWeb: ({ input, player, now, services }) =>
    tellAfterLogin({ ...input, playerId: player.id, now, services }),

  online: async ({ input, player, fingerprint, now, services }) => {
    const gameId = onOurList(input.gameId);
    const whose = { playerId: player.id, sessionId: player.sessionId, fingerprint };
    const reached = await beat(services.db, { ...whose, gameId, now });
    const { maintenance } = await services.configAnswers.current(now);
    return { ok: true, value: { ...reached, maintenance } };
  },

  /** The second time there is no session any more, and the pipeline says so: for the page both are the same. */
  logout: async ({ player, now, services }) => {
    await endSession(services.db, { playerId: player.id, id: player.sessionId, now });
    return { ok: true, value: {} };
  },
};

const BY_PHONE = { readName: readPhoneName, needsCode: true, taken: SIGN_IN.mobileTaken } as const;
const BY_NAME = { readName, needsCode: false, taken: SIGN_IN.accountTaken } as const;

const SIGNED_OUT = { ok: false, failure: { kind: 'signed-out' } } as const;

/**
 * Maintenance comes before anything else, and a crowd is turned away before anything is asked of the database: whoever
 * floods this door stands in front of it, and in nobody else's way.
 */
async function inTurn<Ending>(
  { services, now }: { services: Services; now: Date },
  work: () => Promise<Ending>,
): Promise<Ending | typeof busy | ReturnType<typeof refuse<typeof SIGN_IN.maintenance>>> {
  const { maintenance } = await services.configAnswers.current(now);
  if (maintenance.status === 1) return refuse(SIGN_IN.maintenance);
  return (await services.signIns.run(work)) ?? busy;
}

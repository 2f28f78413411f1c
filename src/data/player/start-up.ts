/**
 * The first question of a player's visit. The answer brings the player with the configuration; a session that is over
 * ends there, and the visit goes on as a guest's.
 */
import type { Config } from '#contract/entities/config.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session as rows } from '#contract/session.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { call } from '../call/call.ts';
import { describeDevice } from '../device/user-agent.ts';
import { drop, renewPlayer } from './session.ts';

/** What a start-up brings to a guest and to a player: the configuration, and its age where it comes from the store. */
export interface StartUpAnswer {
  answer: Config;
  storedAt?: number;
}

/** Undefined when there is still a guest's question to ask. */
export async function askAsPlayer(gameListVersion: string): Promise<Outcome<StartUpAnswer> | undefined> {
  const { os, deviceModel } = describeDevice();
  const input = { gameListVersion, os, deviceModel, version: CLIENT_VERSION };
  const outcome = await call(rows.getAfterLoginInfoWeb, input, { ownsSignedOut: true });
  if (outcome.ok) {
    const { appUser, ...answer } = outcome.value.answer;
    await renewPlayer(appUser);
    // A server may tell of the player alone; its configuration is then asked for as ever.
    return answer.gameListVersion === '' ? undefined : succeed({ answer });
  }
  const { failure } = outcome;
  // Who asked has left meanwhile, in this tab or another.
  if (failure.kind === 'stale') return undefined;
  if (failure.kind === 'refused') {
    // Maintenance is no reason to sign anybody out: the guest's answer tells of it.
    if (failure.code !== SIGN_IN.maintenance) await drop();
    return undefined;
  }
  const isOver = failure.kind === 'signed-out' || (failure.kind === 'broken' && failure.code !== undefined);
  if (!isOver) return outcome;
  await drop();
  return undefined;
}

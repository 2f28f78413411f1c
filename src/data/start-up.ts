/**
 * The first question of every visit. With a token it asks as the player, and the answer brings the player with the
 * configuration; a session that is over ends there, and the visit goes on as a guest's.
 */
import { config } from '#contract/config.ts';
import type { Config } from '#contract/entities/config.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { RawReply } from '#contract/reply.ts';
import { session as rows } from '#contract/session.ts';
import { CLIENT_VERSION } from '#contract/settings.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { call } from './call.ts';
import { describeDevice } from './device-info.ts';
import { drop, isSignedIn, renewPlayer } from './session.ts';

type StartUp = Outcome<{ answer: Config; storedAt?: number }>;

export async function askStartUp(gameListVersion: string, early: Promise<RawReply> | undefined): Promise<StartUp> {
  const asPlayer = isSignedIn.value ? await askAsPlayer(gameListVersion) : undefined;
  return asPlayer ?? call(config.appConfig, { gameListVersion }, { early });
}

/** Undefined when there is still a guest's question to ask. */
async function askAsPlayer(gameListVersion: string): Promise<StartUp | undefined> {
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

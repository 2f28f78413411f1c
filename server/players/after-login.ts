/** The configuration with the player in it: what a page asks for as soon as it has a token. */
import { safeParse } from 'valibot';
import { User } from '#contract/entities/user.ts';
import { assert } from '#shared/assert.ts';
import type { Prepared } from '../http/prepared.ts';
import type { Services } from '../services.ts';
import { readAppUser } from './app-user.ts';
import { requirePlayer } from './require-player.ts';

interface Asked {
  playerId: number;
  /** Of the game list that the page has; the same list is not sent again. */
  gameListVersion: string;
  now: Date;
  services: Services;
}

export async function tellAfterLogin({
  playerId,
  gameListVersion,
  now,
  services,
}: Asked): Promise<{ ok: true; prepared: Prepared }> {
  const [answer, player] = await Promise.all([services.configAnswers.current(now), requirePlayer(services, playerId)]);
  const appUser = await readAppUser(services.db, player, now);
  // The rest was checked when it was made; reading 1,200 games again would take longer than all else here.
  assert(safeParse(User, appUser).success, 'a player keeps to the contract');
  const base = gameListVersion === answer.gameListVersion ? answer.withoutList : answer.whole;
  return { ok: true, prepared: base.with('appUser', appUser) };
}

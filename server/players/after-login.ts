/** The configuration with the player in it: what a page asks for as soon as it has a token. */
import { safeParse } from 'valibot';
import { User } from '#contract/entities/user.ts';
import { assert } from '#shared/assert.ts';
import type { Kysely } from 'kysely';
import type { ConfigAnswers } from '../config/config-answers.ts';
import type { Prepared } from '../http/prepared.ts';
import type { Tables } from '../sql/tables.ts';
import { readAppUser } from './app-user.ts';
import { requirePlayer } from '../sql/queries/require-player.ts';

interface Asked {
  /** The game list that the page has is not sent again. */
  input: { gameListVersion: string };
  player: { id: number };
  now: Date;
  db: Kysely<Tables>;
  configAnswers: ConfigAnswers;
}

export async function tellAfterLogin(asked: Asked): Promise<{ ok: true; prepared: Prepared }> {
  const { input, now, db, configAnswers } = asked;
  const [answer, player] = await Promise.all([configAnswers.current(now), requirePlayer(asked, asked.player.id)]);
  const appUser = await readAppUser(db, player, now);
  // The rest was checked when it was made; reading 1,200 games again would take longer than all else here.
  assert(safeParse(User, appUser).success, 'a player keeps to the contract');
  const base = input.gameListVersion === answer.gameListVersion ? answer.withoutList : answer.whole;
  return { ok: true, prepared: base.with('appUser', appUser) };
}

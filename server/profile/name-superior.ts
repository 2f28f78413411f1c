/** Names the superior of a player who has none. It is for good. */
import type { Kysely } from 'kysely';
import type { agents } from '#contract/agents.ts';
import { SUPERIOR } from '#contract/errcodes.ts';
import { inviterIn } from '#contract/invite-link.ts';
import { dayInManila } from '#shared/time.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { shortCodeIn } from '../links/short-links.ts';
import { namingSuperior } from '../players/tries.ts';
import { countTry } from '../sql/queries/tries.ts';
import { findShortLink } from '../sql/queries/short-links.ts';
import { findByInviteCode, findPlayer, lockPlayer, updatePlayer } from '../sql/queries/players.ts';
import type { Tables } from '../sql/tables.ts';

export const agentFill: Handler<typeof agents.agentFill> = async ({ input, player, request, ownOrigin, db, now }) => {
  const { id, pid, bet } = await lockPlayer(db, player.id);
  if (pid !== null) return refuse(SUPERIOR.alreadySet);
  if (!(await countTry(db, namingSuperior(player), now))) return refuse(SUPERIOR.tooOften);
  const superior = await findNamed(db, await codeOf(db, String(input.pid), ownOrigin(request)));
  if (superior === undefined) return refuse(SUPERIOR.notFound);
  if (superior === id) return refuse(SUPERIOR.yourself);
  // Ids rise, so that nobody is in the end the superior of themselves.
  if (superior > id) return refuse(SUPERIOR.joinedLater);
  await updatePlayer(db, id, { pid: superior, pid_from: countsFrom(bet, now) });
  return { ok: true, value: { pid: superior } };
};

/** What was bet before brings the superior nothing; bets are known by the day. */
const countsFrom = (bet: number, now: Date): string => dayInManila(now.getTime() + (bet > 0 ? DAY_MS : 0));

/** A link of this lobby, short or long, names who has shared it. */
async function codeOf(db: Kysely<Tables>, named: string, origin: string | undefined): Promise<string> {
  if (origin === undefined || !named.startsWith(`${origin}/`) || !URL.canParse(named)) return named;
  const url = new URL(named);
  const short = shortCodeIn(url.pathname);
  const path = short === undefined ? named : ((await findShortLink(db, short)) ?? '/');
  return inviterIn(new URL(path, origin)) ?? named;
}

const MOST_DIGITS = 15; // As far as a number of the wire is exact.

/** By the invite code, or by the id that the menu shows. */
async function findNamed(db: Kysely<Tables>, named: string): Promise<number | undefined> {
  const byCode = await findByInviteCode(db, named);
  if (byCode) return byCode.id;
  return /^\d+$/.test(named) && named.length <= MOST_DIGITS ? (await findPlayer(db, Number(named)))?.id : undefined;
}

/** Visits as the provider knows them: a launch token is spent at the wallet, and the page's own token stands for it. */
import { hash as digest } from 'node:crypto';
import type { Selectable } from 'kysely';
import { grounds } from '../art/palettes.ts';
import type { ProviderTables } from './provider-tables.ts';
import { closeLive } from './rounds/sweep-rounds.ts';
import { advanceRound } from './rounds/advance-round.ts';
import type { Desk } from './rounds/desk.ts';
import { listOpenRounds } from './rounds/round-store.ts';
import { type Answer, answerRound, refusalOf, refuse } from './rounds/view-round.ts';
import type { WalletError } from '../wallet-api/protocol.ts';
import type { PlayedGame, Refusal, RequestOf, Round, Visit } from './wire.ts';

export type Session = Omit<Selectable<ProviderTables['provider_session']>, 'game'> & { game: PlayedGame };

export async function findSession({ db }: Desk, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('provider_session')
    .select(['token_hash', 'launch_hash', 'wallet_session', 'player_id', 'game', 'created_at'])
    .where('token_hash', '=', hash(token))
    .executeTakeFirst();
  return row && { ...row, game: row.game as PlayedGame };
}

/** The same page asking again, after a reload or a lost answer, is in the same visit. */
export async function openVisit(desk: Desk, { session, launch }: RequestOf<'session'>): Promise<Answer<Visit>> {
  const known = await findSession(desk, session);
  if (known) return resumeVisit(desk, known);
  if (launch === undefined) return refuse('session');
  const answer = await desk.wallet.call('authenticate', {
    launchToken: launch,
    ref: hash(session).toString('base64url'),
  });
  if (!answer.ok) return refuse(whyNotOpened(answer.error));
  const { game, balance, playerId } = answer.value;
  const begun: Session = {
    token_hash: hash(session),
    launch_hash: hash(launch),
    wallet_session: answer.value.session,
    player_id: playerId,
    game,
    created_at: desk.now(),
  };
  await desk.db
    .insertInto('provider_session')
    .values({ ...begun, game: JSON.stringify(game) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ok: true, value: { ...shownOf(begun), balance, unfinished: await listUnfinished(desk, begun) } };
}

/** A page whose launch is spent or old is launched again; one whose visit was ended, as by a game opened elsewhere, is not. */
function whyNotOpened(error: WalletError | 'unreachable'): Refusal {
  if (error === 'unreachable') return 'unreachable';
  return error === 'sessionClosed' ? 'closed' : 'launch';
}

async function resumeVisit(desk: Desk, session: Session): Promise<Answer<Visit>> {
  const unfinished = await listUnfinished(desk, session);
  const balance = await readBalance(desk, session);
  if (!balance.ok) return balance;
  return { ok: true, value: { ...shownOf(session), balance: balance.value.balance, unfinished } };
}

export async function readBalance(desk: Desk, session: Session): Promise<Answer<{ balance: number }>> {
  const answer = await desk.wallet.call('balance', { session: session.wallet_session });
  if (answer.ok) return { ok: true, value: answer.value };
  return refuse(answer.error === 'unreachable' ? 'unreachable' : refusalOf(answer.error));
}

/** Hands that wait and bets on a table, also those of an earlier visit. What ends here is told as what was missed. */
async function listUnfinished(desk: Desk, { player_id, game }: Session): Promise<Round[]> {
  const rows = await listOpenRounds(desk.db, { player_id, game_id: game.id });
  const rounds: Round[] = [];
  for (const row of rows) {
    const answer = answerRound(await advanceRound(desk, await closeLive(desk, row)));
    if (answer.ok && !answer.value.isOver) rounds.push(answer.value);
  }
  return rounds;
}

/** An operator may name colors that we have none of. */
const shownOf = ({ game, player_id: playerId }: Session) => ({
  game,
  playerId,
  ground: Object.entries(grounds).find(([name]) => name === game.palette)?.[1] ?? grounds.violet,
});

const hash = (token: string): Buffer => digest('sha256', token, 'buffer');

import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { addToWager, readWager } from '../ledger/wager.ts';
import { playSpansOf } from '../rules/play-spans.ts';

withDatabase((database) => {
  const { db, pass, post, start, bet, wallet, playerId } = playKit(database);
  const launch = ({ url }: Record<string, string>) =>
    wallet().say('authenticate', {
      launchToken: new URL(url ?? '').searchParams.get('launch') ?? '',
      ref: randomUUID(),
    });
  /** A stake, and its undoing. */
  const betAndUndo = async (session: string, amount: number, round: string = randomUUID()) => {
    const undone = randomUUID();
    expect((await bet(session, amount, round, undone)).status).toBe(200);
    const words = { session, transactionId: randomUUID(), betTransactionId: undone };
    expect((await wallet().say('rollback', words)).status).toBe(200);
  };

  test('what happens in a visit leaves the one before it as it was', async () => {
    const first = await start(1001);
    await launch(first);
    // What a provider calls a round is its own in each visit.
    const round = randomUUID();
    await bet(first['sessionId'], 3_000, round);
    pass(0.5);
    const second = await start(1002);
    const before = db()
      .selectFrom('visit')
      .selectAll()
      .where('id', '=', first['sessionId'] ?? '');
    const row = await before.executeTakeFirstOrThrow();
    expect(row).toMatchObject({ bet: 3_000, ended_at: expect.any(Date) });
    const rounds = db()
      .selectFrom('play_round')
      .selectAll()
      .where('visit_id', '=', first['sessionId'] ?? '');
    const played = await rounds.execute();
    pass(0.5);
    await launch(second);
    await betAndUndo(second['sessionId'] ?? '', 2_000, round);
    pass(0.5);
    await post(games.exitGame.path);
    await post(games.takeBreak.path, { minutes: 1_440 });
    expect(await before.executeTakeFirstOrThrow()).toEqual(row);
    expect(await rounds.execute()).toEqual(played);
  });

  test('a bet that is undone comes off its own player’s day and wager, and off nobody else’s', async () => {
    const { id: other } = await aPlayer(db());
    const { day } = playSpansOf(START);
    await db().insertInto('play_day').values({ player_id: other, day, bet: 5_000, playing_ms: 0 }).execute();
    await addToWager(db(), other, 4_000, START);
    await db().updateTable('wager').set({ done: 3_000 }).where('player_id', '=', other).execute();
    await wallet().give(playerId(), 5_000, 4_000);
    const { sessionId } = await start(1001);
    await bet(sessionId, 1_000);
    await betAndUndo(sessionId ?? '', 2_000);
    const bets = db()
      .selectFrom('bet')
      .select(['amount', 'is_undone'])
      .where('visit_id', '=', sessionId ?? '');
    expect(await bets.orderBy('amount').execute()).toEqual([
      { amount: 1_000, is_undone: false },
      { amount: 2_000, is_undone: true },
    ]);
    const dayOf = async (id: number) =>
      (await db().selectFrom('play_day').select('bet').where('player_id', '=', id).executeTakeFirst())?.bet;
    expect([await dayOf(playerId()), await dayOf(other)]).toEqual([1_000, 5_000]);
    expect(await readWager(db(), playerId())).toEqual({ required: 4_000, done: 1_000 });
    expect(await readWager(db(), other)).toEqual({ required: 4_000, done: 3_000 });
  });

  test('who ends their play, or takes a break, ends nobody else’s', async () => {
    const { id: other } = await aPlayer(db());
    const moments = { launch_until: START, started_at: START, seen_at: START };
    const theirs = { player_id: other, game_id: 1001, session_id: null, start_key: null, launch_hash: randomBytes(32) };
    const { id } = await db()
      .insertInto('visit')
      .values({ ...theirs, ...moments })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db().insertInto('play_setting').values({ player_id: other, last_beat_at: START }).execute();
    await start(1001);
    await post(games.exitGame.path);
    await start(1002);
    await post(games.takeBreak.path, { minutes: 1_440 });
    const visit = db().selectFrom('visit').select('ended_at').where('id', '=', id);
    const setting = db().selectFrom('play_setting').select('last_beat_at').where('player_id', '=', other);
    expect([await visit.executeTakeFirst(), await setting.executeTakeFirst()]).toEqual([
      { ended_at: null },
      { last_beat_at: START },
    ]);
  });
});

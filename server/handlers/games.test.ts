import { describe, expect, test } from 'vitest';
import { games as rows } from '#contract/games.ts';
import { session } from '#contract/session.ts';
import { MINUTE_MS, playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  const { db, pass, playerId, post, start, refresh } = playKit(database);

  describe('favorites and history', () => {
    const like = (id: number, wanted: 0 | 1) => post(rows.gameLike.path, { id, like: wanted });
    const marks = async () => (await refresh())['appGameDataUser'];

    test('a favorite is what was wanted last, and saying it twice changes nothing', async () => {
      expect(await like(1001, 1)).toMatchObject({ gameLikes: { 1001: 1 } });
      expect(await like(1001, 1)).toMatchObject({ gameLikes: { 1001: 1 } });
      expect(await like(1002, 1)).toMatchObject({ gameLikes: { 1001: 1, 1002: 1 } });
      expect((await like(1001, 0))['gameLikes']).toEqual({ 1002: 1 });
      expect((await marks()).gameLikes).toEqual({ 1002: 1 });
    });

    test('a game that is hidden is not liked, and one that is none is not found', async () => {
      expect(await like(1004, 1)).toMatchObject({ errcode: 1004 });
      expect(await like(1004, 0)).toMatchObject({ errcode: 0 });
      expect(await like(999, 1)).toMatchObject({ errcode: 1001 });
    });

    test('of more than 200 games the history has those that were played last', async () => {
      const played_at = (at: number) => new Date(START.getTime() - at * MINUTE_MS);
      const { id: _id, ...game } = await db().selectFrom('game').selectAll().limit(1).executeTakeFirstOrThrow();
      const ids = Array.from({ length: 201 }, (_, at) => 5_000 + at);
      await db()
        .insertInto('game')
        .values(ids.map((id) => ({ ...game, id })))
        .execute();
      const history = ids.map((game_id, at) => ({ player_id: playerId(), game_id, played_at: played_at(at) }));
      await db().insertInto('play_history').values(history).execute();
      expect((await marks()).gameHistory).toEqual(ids.slice(0, 200).toReversed());
    });

    test('the history has each game once, the last one at the end', async () => {
      for (const gameId of [1001, 1002, 1001]) {
        await start(gameId);
        pass(1);
      }
      expect((await marks()).gameHistory).toEqual([1002, 1001]);
      const info = await post(session.getAfterLoginInfo.path);
      expect(info['appUser'].appGameDataUser.gameHistory).toEqual([1002, 1001]);
    });
  });
});

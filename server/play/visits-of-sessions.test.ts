import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';
import { playKit, START } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { sweepVisits } from './sweep-visits.ts';

withDatabase((database) => {
  const { db, pass, post, start, state, beat, bet, playerId, server } = playKit(database);

  /** The same player on another phone. */
  async function onAnotherPhone(): Promise<(path: string, body?: object) => Promise<Record<string, unknown>>> {
    const place = { fingerprint: 'device-two-0002', device: '', now: START };
    const headers = { authorization: `Bearer ${await startSession({ db: db() }, playerId(), place)}` };
    return async (path, body = {}) =>
      (await server().call(path, body, { ...headers, 'idempotency-key': randomUUID() })).json();
  }

  describe('a visit belongs to the session that began it', () => {
    test('a goodbye from another phone leaves it open', async () => {
      const other = await onAnotherPhone();
      await other(games.startGame.path, { gameId: 1002 });
      const { sessionId } = await start(1001);
      expect(await other(games.exitGame.path)).toMatchObject({ errcode: 0 });
      expect(await state()).toMatchObject({ sessionId, isOpen: true });
      expect(await bet(sessionId, 100)).toMatchObject({ status: 200 });
    });

    test('another phone that signs out leaves it open', async () => {
      const other = await onAnotherPhone();
      const { sessionId } = await start(1001);
      expect(await other(session.logout.path)).toMatchObject({ errcode: 0 });
      expect(await state()).toMatchObject({ sessionId, isOpen: true });
    });

    test('it ends with its own session', async () => {
      const other = await onAnotherPhone();
      const { sessionId } = await start(1001);
      await post(session.logout.path);
      expect(await other(games.playState.path)).toMatchObject({ sessionId, isOpen: false });
      expect(await bet(sessionId, 100)).toMatchObject({ body: { error: 'sessionClosed' } });
    });

    test('it ends when its session is ended from elsewhere', async () => {
      const other = await onAnotherPhone();
      const { sessionId } = await start(1001);
      expect(await other(security.signOutElsewhere.path)).toMatchObject({ ended: 1 });
      expect(await other(games.playState.path)).toMatchObject({ sessionId, isOpen: false });
      expect(await bet(sessionId, 100)).toMatchObject({ body: { error: 'sessionClosed' } });
    });

    test('ending other sessions leaves it open', async () => {
      await onAnotherPhone();
      const { sessionId } = await start(1001);
      expect(await post(security.signOutElsewhere.path)).toMatchObject({ ended: 1 });
      expect(await state()).toMatchObject({ sessionId, isOpen: true });
    });

    test('the heartbeat of another phone does not keep it open', async () => {
      const other = await onAnotherPhone();
      await other(games.startGame.path, { gameId: 1001 });
      await start(1001);
      await beat(1001);
      pass(2);
      await other(session.online.path, { gameId: 1001 });
      pass(1.1);
      await sweepVisits(server().services);
      expect(await state()).toMatchObject({ isOpen: false });
    });
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { care } from '#contract/care.ts';
import { push } from '#contract/push.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { makePhone, openPushService, type PushService } from '../../tests/kit/push-service.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { updatePlayer } from '../sql/queries/players.ts';
import { notePush } from './note-push.ts';
import { sendPushes } from './send-pushes.ts';

/** A busy machine takes its time. */
const LONG_MS = 10_000;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId } = kit;
  let service: PushService;

  beforeAll(async () => {
    sendLogTo(() => {});
    service = await openPushService();
  });
  afterAll(() => service.close());
  /** One phone is told of deposits, the other of withdrawals. */
  beforeEach(async () => {
    kit.server().services.pushOrigins = [service.origin];
    service.delivered.length = 0;
    service.answer(201);
    await db().deleteFrom('push_phone').execute();
    for (const kind of ['deposit', 'withdrawal'])
      await kit.post(push.setPush.path, { endpoint: at(kind), ...makePhone().keys, kinds: [kind], language: 'en' });
  });

  const at = (kind: string) => `${service.origin}/${kind}`;
  const tell = (kind: 'deposit' | 'withdrawal') => notePush(db(), { playerId: playerId(), kind, now: kit.clock.now() });
  const send = () => sendPushes({ db: db(), now: kit.clock.now, pushContact: 'https://perya.test' });
  const delivered = () => service.delivered.map(({ path }) => path);

  /** From then on the phone of withdrawals has a session of its own. */
  async function signInOnSecond(): Promise<void> {
    const place = { fingerprint: 'device-two-0002', device: '', now: kit.clock.now() };
    const headers = { authorization: `Bearer ${await startSession({ db: db() }, playerId(), place)}` };
    const wish = { endpoint: at('withdrawal'), ...makePhone().keys, kinds: ['withdrawal'], language: 'en' };
    await kit.server().call(push.setPush.path, wish, { ...headers, 'idempotency-key': crypto.randomUUID() });
  }

  test('of two phones the one that is gone is forgotten, and the other is told as before', async () => {
    service.answer(410);
    await tell('deposit');
    await send();
    const left = await db().selectFrom('push_phone').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: at('withdrawal') }]);
  });

  test('a phone is whose session was the last to ask, though the player before asks in the same moment', async () => {
    const { id: player_id } = await aPlayer(db());
    await startSession({ db: db() }, player_id, { fingerprint: '', device: '', now: kit.clock.now() });
    const theirs = db().selectFrom('session').select('id').where('player_id', '=', player_id);
    const { id: session_id } = await theirs.executeTakeFirstOrThrow();
    const [endpoint, { keys }] = [at('answer'), makePhone()];
    const row = { endpoint, ...keys, kinds: ['deposit'], language: 'en', made_at: kit.clock.now() };
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
    const { next } = await db()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .insertInto('push_phone')
          .values({ ...row, player_id, session_id })
          .execute();
        const next = kit.post(push.setPush.path, { endpoint, ...keys, kinds: ['answer'], language: 'en' });
        await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), LONG_MS);
        return { next };
      });
    expect(await next).toMatchObject({ kinds: ['answer'] });
    const whose = db().selectFrom('push_phone').select('player_id').where('endpoint', '=', endpoint);
    expect(await whose.execute()).toEqual([{ player_id: playerId() }]);
  });

  test('a message that has arrived takes no other with it, which waits for its next try', async () => {
    service.answer(503);
    await tell('deposit');
    await send();
    service.answer(201);
    await tell('withdrawal');
    await send();
    kit.pass(1);
    await send();
    expect(delivered()).toEqual(['/deposit', '/withdrawal', '/deposit']);
  });

  test('the list names the phone that was added last before the others', async () => {
    const later = new Date(kit.clock.now().getTime() + HOUR_MS);
    await db().updateTable('push_phone').set({ made_at: later }).where('endpoint', '=', at('withdrawal')).execute();
    const { phones } = await kit.post(push.pushPhones.path);
    expect(phones).toMatchObject([{ kinds: ['withdrawal'] }, { kinds: ['deposit'] }]);
  });

  test('no phone of a player who has excluded themselves is told anything more', async () => {
    await signInOnSecond();
    const phones = await db().selectFrom('push_phone').select('session_id').execute();
    expect(new Set(phones.map((one) => one.session_id)).size).toBe(2);
    await tell('deposit');
    await kit.post(care.excludeSelf.path, { months: 6 });
    await tell('deposit');
    await tell('withdrawal');
    await send();
    expect(delivered()).toEqual([]);
  });

  test('a player whom customer service has excluded is told nothing, until the exclusion is over', async () => {
    await tell('deposit');
    const inAnHour = new Date(kit.clock.now().getTime() + HOUR_MS);
    await updatePlayer(db(), playerId(), { self_excluded_until: inAnHour });
    await send();
    expect(delivered()).toEqual([]);
    kit.pass(61);
    await send();
    expect(delivered()).toEqual(['/deposit']);
  });

  test.each([
    ['is too old', { created_at: new Date(0) }],
    ['was not used for too long', { last_seen_at: new Date(0) }],
  ])('what waits for phones whose session %s keeps nobody else waiting', async (_why, columns) => {
    await signInOnSecond();
    const second = db().selectFrom('push_phone').select('session_id').where('endpoint', '=', at('withdrawal'));
    await db().updateTable('session').set(columns).where('id', '=', second).execute();
    for (let count = 0; count < 25; count += 1) await tell('withdrawal');
    await tell('deposit');
    await send();
    expect(delivered()).toEqual(['/deposit']);
  });
});

/** A push service that answers nothing holds up the messages of no other phone. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { makePhone, openPushService, type PushService } from '../../tests/kit/push-service.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { notePush } from './note-push.ts';
import { sendPushes } from './send-pushes.ts';

const PHONES = 45;
/** Less than what a silent service is waited for. */
const SOON_MS = 7_000;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  let service: PushService;

  beforeAll(async () => {
    sendLogTo(() => {});
    service = await openPushService();
  });
  afterAll(() => service.close());

  test('all other phones are told while it is waited for', async () => {
    const player_id = kit.playerId();
    const { id: session_id } = await db().selectFrom('session').select('id').executeTakeFirstOrThrow();
    const { keys } = makePhone();
    const paths = Array.from({ length: PHONES }, (_, at) => `/phone/${at}`);
    const made_at = kit.clock.now();
    const own = { player_id, session_id, ...keys, kinds: ['deposit'], language: 'en', made_at };
    await db()
      .insertInto('push_phone')
      .values(paths.map((path) => ({ ...own, endpoint: `${service.origin}${path}` })))
      .execute();
    await notePush(db(), { playerId: player_id, kind: 'deposit', now: made_at });
    const [silent = '', ...others] = paths;
    const answer = service.beSilentAt(silent);
    const sending = sendPushes({ db: db(), now: kit.clock.now, pushContact: 'https://perya.test' });
    const told = () => service.delivered.map(({ path }) => path).toSorted();
    await vi.waitFor(() => expect(told()).toEqual(others.toSorted()), SOON_MS);
    answer();
    await sending;
    expect(await db().selectFrom('push_message').select('id').execute()).toEqual([]);
  });
});

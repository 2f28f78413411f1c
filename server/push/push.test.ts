import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PUSH, push } from '#contract/push.ts';
import { session } from '#contract/session.ts';
import { tickets } from '#contract/tickets.ts';
import { wallet } from '#contract/wallet.ts';
import { sendLogTo } from '#shared/log.ts';
import { depositOf, openBankKit, QR_ONLY } from '../../tests/kit/deposits.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { makePhone, openPushService, type PushService } from '../../tests/kit/push-service.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { advance, anOrder, aWithdrawer, makeTestBank } from '../../tests/kit/withdrawals.ts';
import type { Payment } from '../orders/bank.ts';
import { startSession } from '../players/start-session.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { answerTicket } from '../tickets/answer-ticket.ts';
import { notePush } from './note-push.ts';
import { isPushService } from './push-services.ts';
import { sendPushes } from './send-pushes.ts';

const DAY_MINUTES = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  const db = () => database.current().db;
  const { post, playerId } = kit;
  let service: PushService;
  let phone: ReturnType<typeof makePhone>;

  beforeAll(async () => {
    sendLogTo(() => {});
    service = await openPushService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    kit.server().services.pushOrigins = [service.origin];
    service.delivered.length = 0;
    service.answer(201);
    phone = makePhone();
    await db().deleteFrom('push_phone').execute();
  });

  const here = () => `${service.origin}/phone/${playerId()}`;
  const wish = (kinds: string[], more: object = {}) =>
    post(push.setPush.path, { endpoint: here(), ...phone.keys, kinds, language: 'en', ...more });
  const wished = async (endpoint = here()) => post(push.getPush.path, { endpoint });
  const send = () => sendPushes({ db: db(), now: kit.clock.now, pushContact: 'https://perya.test' });
  const tell = (kind: 'deposit' | 'withdrawal' = 'deposit') =>
    notePush(db(), { playerId: playerId(), kind, now: kit.clock.now() });
  const read = () => service.delivered.map(({ body }) => phone.read(body));

  describe('what a phone is told', () => {
    test('is what its player has asked for, sealed for it alone, and nothing else', async () => {
      expect(await wished()).toMatchObject({ kinds: [], publicKey: expect.stringMatching(/^[\w-]{87}$/) });
      expect(await wish(['deposit', 'answer'], { language: 'fil-PH' })).toMatchObject({ kinds: ['deposit', 'answer'] });
      await tell('withdrawal');
      await tell('deposit');
      await send();
      expect(read()).toEqual([{ kind: 'deposit', language: 'fil-PH' }]);
      const [{ path, ttl, authorization } = {}] = service.delivered;
      expect([path, ttl]).toEqual([`/phone/${playerId()}`, '86400']);
      expect(authorization).toMatch(/^vapid t=/);
      await send();
      expect(service.delivered).toHaveLength(1);
    });

    test('is not changed by who no longer wants to be told there, once it is another player’s', async () => {
      await wish(['deposit']);
      const { id } = await aPlayer(db());
      await db().updateTable('push_phone').set({ player_id: id }).execute();
      expect(await wish([])).toMatchObject({ kinds: [] });
      expect(await db().selectFrom('push_phone').select(['player_id', 'kinds']).execute()).toEqual([
        { player_id: id, kinds: ['deposit'] },
      ]);
    });

    test('each of the player’s own phones says what it is told, without its keys', async () => {
      await wish(['deposit', 'answer']);
      await wish(['withdrawal'], { endpoint: `${here()}/other`, language: 'fil-PH' });
      const other = await aPlayer(db());
      await db().updateTable('push_phone').set({ player_id: other.id }).where('endpoint', '=', here()).execute();
      // One that is told nothing any more takes no other with it, and one that is new neither.
      for (const kinds of [['answer'], []]) await wish(kinds, { endpoint: `${here()}/third` });
      expect((await db().selectFrom('push_phone').select('player_id').execute()).length).toBe(2);
      expect((await post(push.pushPhones.path))['phones']).toEqual([
        { kinds: ['withdrawal'], language: 'fil-PH', createdAt: kit.clock.now().getTime() },
      ]);
    });

    test('is a deposit in the moment in which it is credited, once', async () => {
      const bank = openBankKit(kit.server());
      await writeSettings(db(), QR_ONLY);
      await wish(['deposit']);
      const [path, body] = depositOf(50_000);
      const { orderId } = await post(path, body);
      await send();
      expect(read()).toEqual([]);
      await bank.say({ orderId: String(orderId), amount: 50_000, outcome: 'paid' });
      await bank.say({ orderId: String(orderId), amount: 50_000, outcome: 'paid' });
      expect(await post(wallet.checkRechargeOrder.path, { orderId })).toMatchObject({ isRechargeDone: true });
      await send();
      expect(read()).toEqual([{ kind: 'deposit', language: 'en' }]);
    });

    const endings: [string, Payment][] = [
      ['paid', { state: 'paid' }],
      ['returned', { state: 'returned', reason: 'No such account' }],
    ];
    test.each(endings)(
      'is a withdrawal when the bank has %s it, once, and nothing while it is under way',
      async (_, ending) => {
        const bank = makeTestBank();
        const desk = { db: db(), bank, now: () => kit.clock.now() };
        await wish(['withdrawal']);
        await aWithdrawer(db(), kit.clock.now(), playerId());
        const { id } = await anOrder(db(), playerId(), 50_000, kit.clock.now());
        bank.payment = { state: 'underway' };
        await advance(desk, id);
        await send();
        expect(read()).toEqual([]);
        bank.payment = ending;
        await advance(desk, id);
        await advance(desk, id);
        await send();
        expect(read()).toEqual([{ kind: 'withdrawal', language: 'en' }]);
      },
    );

    test('is an answer of customer service, and not that a question was closed without a word', async () => {
      await wish(['answer']);
      const { ticket } = await post(tickets.openTicket.path, { subject: 1, content: 'Where is my deposit?' });
      const say = (content: string, isClosed: boolean) =>
        answerTicket(db(), { ticketId: ticket.id, content, isClosed, now: kit.clock.now() });
      await say('', true);
      await send();
      expect(read()).toEqual([]);
      await say('Here it is.', false);
      await send();
      expect(read()).toEqual([{ kind: 'answer', language: 'en' }]);
    });

    test('is a sign-in on a phone that was not known, and no further one on the same', async () => {
      await wish(['signIn']);
      const place = { fingerprint: 'ab'.repeat(16), device: 'Chrome on Android', now: kit.clock.now() };
      await startSession({ db: db() }, playerId(), place);
      await startSession({ db: db() }, playerId(), place);
      await send();
      expect(read()).toEqual([{ kind: 'signIn', language: 'en' }]);
    });
  });

  describe('a phone is told nothing', () => {
    test('once its player wants nothing any more', async () => {
      await wish(['deposit']);
      await tell();
      expect(await wish([])).toMatchObject({ kinds: [] });
      await send();
      expect(service.delivered).toEqual([]);
    });

    test('of a sign-in on another phone, where it is to tell of deposits', async () => {
      await wish(['deposit']);
      const place = { fingerprint: 'cd'.repeat(16), device: 'Chrome on Android', now: kit.clock.now() };
      await startSession({ db: db() }, playerId(), place);
      await send();
      expect(service.delivered).toEqual([]);
    });

    test('once its player has signed out', async () => {
      await wish(['deposit']);
      await tell();
      await post(session.logout.path);
      await tell();
      await send();
      expect(service.delivered).toEqual([]);
    });

    test('of the player before, once another has it, and never of another player', async () => {
      await wish(['deposit']);
      await tell();
      const other = await aPlayer(db());
      const token = await startSession({ db: db() }, other.id, { fingerprint: '', device: '', now: kit.clock.now() });
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
      const body = { endpoint: here(), ...phone.keys, kinds: ['withdrawal'], language: 'en' };
      await kit.server().call(push.setPush.path, body, headers);
      await tell();
      await send();
      expect(service.delivered).toEqual([]);
      expect(await wished()).toMatchObject({ kinds: [] });
    });

    test('that is older than a day', async () => {
      await wish(['deposit']);
      await tell();
      kit.pass(DAY_MINUTES + 1);
      await send();
      expect(service.delivered).toEqual([]);
    });
  });

  test('a phone that is gone is forgotten; a service that fails is tried again, later each time', async () => {
    await wish(['deposit']);
    await tell();
    service.answer(503);
    await send();
    await send();
    expect(service.delivered).toHaveLength(1);
    kit.pass(1);
    await send();
    expect(service.delivered).toHaveLength(2);
    service.answer(410);
    kit.pass(2);
    await send();
    expect(await wished()).toMatchObject({ kinds: [] });
  });

  test('a message that a service does not take is given up after six tries', async () => {
    await wish(['deposit']);
    await tell();
    service.answer(503);
    for (let tries = 0; tries < 10; tries++) {
      await send();
      kit.pass(60);
    }
    expect(service.delivered).toHaveLength(6);
  });

  test('nothing is sent to an address that is no push service', async () => {
    for (const endpoint of [
      'https://evil.example/x',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com:8443/x',
      '',
    ]) {
      expect(await wish(['deposit'], { endpoint })).toMatchObject({ errcode: PUSH.unknownService });
    }
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=a', true],
  ['https://web.push.apple.com/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://evilnotify.windows.com/a', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, is) => expect(isPushService(endpoint, [])).toBe(is));

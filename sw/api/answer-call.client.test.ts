import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { config } from '#contract/config.ts';
import type { Row } from '#contract/define.ts';
import { API_PREFIX, QUESTION_HEADER } from '#contract/envelope.ts';
import { games } from '#contract/games.ts';
import { allRows } from '#contract/index.ts';
import { logging } from '#contract/logging.ts';
import { STORED_AT_HEADER } from '#contract/reply.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { at, startWorker } from '../../tests/kit/client/service-worker.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../tests/kit/client/wire.ts';

const call = (row: Pick<Row, 'path'>, init: RequestInit = {}): Request =>
  new Request(at(API_PREFIX + row.path), { method: 'POST', body: '{}', ...init });

test('without a connection a guest’s configuration comes from what is kept, and says since when', async () => {
  const worker = await startWorker();
  await worker.hear({ kind: 'keep-config', reply: exampleOf(config.appConfig) });
  const storedAt = String(Date.now());
  wire.is('refused');
  const answer = await worker.ask(call(config.appConfig)).answer;
  expect([answer?.status, answer?.headers.get(STORED_AT_HEADER)]).toEqual([200, storedAt]);
  expect(await answer?.json()).toMatchObject({ gameListVersion: '42', appGameList: [{ id: 1001 }] });
});

test.each([
  ['what the server says to a player who comes back', session.getAfterLoginInfoWeb],
  ['what the lobby tells everybody', games.lobbyTips],
  ['a player’s safebox', account.getSafebox],
  ['a withdrawal', wallet.exchange],
  ['a call that the contract does not have', { path: '/app/v1/ofLater' } as const],
])('%s is never kept in a cache: without a connection the page meets the failure as it is', async (_what, row) => {
  const worker = await startWorker();
  await worker.hear({ kind: 'keep-config', reply: exampleOf(config.appConfig) });
  wire.on(row, { code: 200, errcode: 0, whose: 'this player' });
  const { answer, kept } = worker.ask(call(row));
  expect(await (await answer)?.json()).toMatchObject({ whose: 'this player' });
  await kept();
  const replies = await (await caches.open('api')).keys();
  expect(replies.filter(({ url }) => !url.includes('/kept/'))).toEqual([]);
  wire.is('refused');
  await expect(worker.ask(call(row)).answer).rejects.toThrow('Failed to fetch');
});

test('the one configuration that is the same for everybody is the one that is kept', () => {
  const forAll = allRows().filter(({ policy, access }) => policy.kind === 'config' && access === 'anyone');
  expect(forAll).toEqual([config.appConfig]);
});

test('a fault of the server reaches the page in the server’s words', async () => {
  const worker = await startWorker();
  wire.on(wallet.exchange, new Response('{"code":503,"errcode":9009,"message":""}', { status: 503 }));
  const answer = await worker.ask(call(wallet.exchange)).answer;
  expect([answer?.status, await answer?.text()]).toEqual([503, '{"code":503,"errcode":9009,"message":""}']);
});

test('what a page no longer wants is no longer waited for', async () => {
  const worker = await startWorker();
  wire.is('dead');
  const leaving = new AbortController();
  const answer = worker.ask(call(games.lobbyTips, { signal: leaving.signal })).answer;
  const end = answer?.catch((error: unknown) => String(error));
  leaving.abort(new DOMException('The page has gone on', 'AbortError'));
  expect(await end).toBe('AbortError: The page has gone on');
});

test.each([
  ['a heartbeat', session.online],
  ['a call of money', wallet.exchange],
])(
  '%s holds no connection for longer than a page waits, though no word comes that the page has given up',
  async (_what, row) => {
    const worker = await startWorker();
    wire.is('dead');
    let end = 'waits';
    void worker.ask(call(row)).answer?.catch((error: unknown) => (end = String(error)));
    await pass(59_900);
    expect(end).toBe('waits');
    await pass(200);
    expect(end).toBe('TimeoutError: No answer in time');
  },
);

test('on a connection that is only slow, where something else is answered meanwhile, a question is waited for', async () => {
  const worker = await startWorker();
  wire.on(games.lobbyTips, 'dead');
  let end = 'waits';
  void worker.ask(call(games.lobbyTips)).answer?.catch((error: unknown) => (end = String(error)));
  await pass(1_000);
  await worker.hear({ kind: 'let-go' });
  await pass(500);
  await worker.ask(call(account.getSafebox)).answer;
  await pass(5_000);
  expect(end).toBe('waits');
});

test.each([
  ['a question', call(account.getSafebox), true],
  ['that for the configuration', call(config.appConfig), true],
  ['a batch of events, which the server knows by their ids,', call(logging.eventLog), true],
  ['the question what became of money', call(wallet.exchange, { headers: { [QUESTION_HEADER]: '1' } }), true],
  ['a call that changes something', call(games.gameLike), false],
  ['a call of money', call(wallet.exchange), false],
])('on a dead connection that is tried again %s is let go: %#', async (_what, request, isLetGo) => {
  const worker = await startWorker();
  wire.is('dead');
  let end = 'waits';
  void worker.ask(request).answer?.catch((error: unknown) => (end = String(error)));
  await pass(3_100);
  await worker.hear({ kind: 'let-go' });
  await settle();
  expect(end).toBe(isLetGo ? 'AbortError: The line is tried again' : 'waits');
});

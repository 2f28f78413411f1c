import { beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/envelope.ts';
import { allRows } from '#contract/index.ts';
import { UPLOAD_LIMIT_BYTES } from '#contract/kyc.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { openProviderKit, type ProviderKit } from '../../tests/kit/provider.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { openWalletKit } from '../../tests/kit/wallet.ts';
import { BANK_API_PATH, BANK_ID } from '../bank-api/protocol.ts';
import { makeShares } from '../fair/shares.ts';
import { UPLOADS_PREFIX } from '../uploads/send-upload.ts';
import { startSession } from '../players/start-session.ts';
import { makeProviderApp } from '../provider/http/provider-app.ts';
import type { ProviderFiles } from '../provider/http/provider-files.ts';
import { requests } from '../provider/wire.ts';
import { sandboxPages } from '../sandbox/sandbox.ts';
import { signatureHeaders } from './signed-message.ts';
import { WALLET_API_PREFIX, walletCalls } from '../wallet-api/protocol.ts';

const CHUNK_BYTES = 4_096;
const FORM_BYTES = 16 * 1024;
const JSON_BYTES = 64 * 1024;
const WALLET_BYTES = 4_096;
const BANK_BYTES = 1_024;
/** Every file of a form, its headings, and what the parser holds. */
const UPLOAD_BYTES = 4 * UPLOAD_LIMIT_BYTES + 512 * 1024;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data; boundary=x';

type Door = [path: string, contentType: string, mostBytes: number];

const doors: Door[] = [
  ...allRows().map(({ path, body }): Door => {
    const isForm = body === 'form';
    return [API_PREFIX + path, isForm ? FILES_TYPE : JSON_TYPE, isForm ? UPLOAD_BYTES : JSON_BYTES];
  }),
  ...Object.keys(walletCalls).map((call): Door => [`${WALLET_API_PREFIX}/${call}`, JSON_TYPE, WALLET_BYTES]),
  [BANK_API_PATH, JSON_TYPE, BANK_BYTES],
  // Most take an order by HTTP or a form of the panel, whose reader has a limit of its own.
  ...Object.entries(sandboxPages).flatMap(([path, { POST }]): Door[] =>
    POST ? [JSON_TYPE, FORM_TYPE].map((type): Door => [path, type, JSON_BYTES]) : [],
  ),
  ...['authorize', 'token'].map((page): Door => [`/sandbox/oidc/${page}`, FORM_TYPE, FORM_BYTES]),
];
/** They take no body, so nothing of one is read. */
const closed = ['/', '/sw.js', '/gameIconV2/1001.png', `${API_PREFIX}${UPLOADS_PREFIX}x.jpg`, `${API_PREFIX}/none`];

/** Goes on until it is told to stop, and far beyond every limit it breaks: a fault is to end as well. */
function endless() {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sent.bytes += CHUNK_BYTES;
        if (sent.bytes > 2 * UPLOAD_BYTES) controller.error(new Error('the door did not stop it'));
        else controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent };
}

withDatabase((database) => {
  let server: TestApp;
  let games: ProviderKit;
  let headers: Record<string, string>;
  let ofTheBank: Record<string, string>;

  beforeAll(async () => {
    const { db } = database.current();
    games = await openProviderKit(db);
    server = await openTestApp(db);
    const { id } = await aPlayer(db, { mobile: null });
    const place = { fingerprint: 'device-one-0001', device: '', now: server.services.now() };
    const signed = openWalletKit(server).sign('bet', '');
    const timestamp = Math.floor(place.now.getTime() / 1_000);
    const message = { sender: BANK_ID, id: 'a-message', timestamp, path: BANK_API_PATH, body: '' };
    ofTheBank = signatureHeaders(message, server.services.bankSecret);
    headers = { ...signed, authorization: `Bearer ${await startSession({ db }, id, place)}` };
  });

  const sentAs = (address: string, contentType: string) => {
    const own = address.endsWith(BANK_API_PATH) ? ofTheBank : headers;
    return { headers: { ...own, 'content-type': contentType }, duplex: 'half' };
  };
  const post = async (app: TestApp['app'], address: string, contentType: string) => {
    const { body, sent } = endless();
    const { status } = await app.fetch(new Request(address, { method: 'POST', body, ...sentAs(address, contentType) }));
    return { status, bytes: sent.bytes };
  };

  describe('a body without an end is read to the limit and no further', () => {
    test.each(doors)('at %s', async (path, contentType, mostBytes) => {
      const { status, bytes } = await post(server.app, `http://perya.test${path}`, contentType);
      expect(bytes).toBeLessThanOrEqual(mostBytes + CHUNK_BYTES);
      expect(Math.floor(status / 100)).toBe(4);
    });

    test.each(closed)('at %s, where none is taken', async (path) => {
      expect((await post(server.app, `http://perya.test${path}`, JSON_TYPE)).bytes).toBe(0);
    });

    test.each(Object.keys(requests))('at the games’ %s', async (name) => {
      const app = makeProviderApp(games.desk, {} as ProviderFiles, makeShares());
      const { status, bytes } = await post(app, `http://games.test/api/${name}`, JSON_TYPE);
      expect(status).toBe(400);
      expect(bytes).toBeLessThanOrEqual(JSON_BYTES + CHUNK_BYTES);
    });
  });

  test.each(doors)(
    'a line that breaks in the middle of a body at %s is no failure of ours',
    async (path, contentType) => {
      const lines: string[] = [];
      sendLogTo((level, what) => lines.push(`${level} ${what}`));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(16).fill(32)),
        pull: (controller) => controller.error(new Error('aborted')),
      });
      const address = `http://perya.test${path}`;
      const init = { method: 'POST', body, ...sentAs(address, contentType) };
      const { status } = await server.app.fetch(new Request(address, init));
      expect([Math.floor(status / 100), lines]).toEqual([4, []]);
    },
  );

  test('a message to the wallet whose heading is wrong is not read at all', async () => {
    headers = { ...headers, 'x-message-timestamp': '1' };
    const { status, bytes } = await post(server.app, `http://perya.test${WALLET_API_PREFIX}/bet`, JSON_TYPE);
    expect([status, bytes]).toEqual([401, 0]);
  });

  test('a message of a bank whose heading is wrong is not read at all', async () => {
    ofTheBank = { ...ofTheBank, 'x-message-timestamp': '1' };
    const { status, bytes } = await post(server.app, `http://perya.test${BANK_API_PATH}`, JSON_TYPE);
    expect([status, bytes]).toEqual([401, 0]);
  });
});

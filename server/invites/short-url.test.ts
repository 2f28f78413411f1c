import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'valibot';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { Settings } from '#contract/settings.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { type Client, openClient } from '../http/client.ts';
import { openLinkRows } from '../links/link-rows.ts';
import { sweepPlayers } from '../players/sweep.ts';

const ORIGIN = 'http://localhost:4173';
const DAY_MINUTES = 24 * 60;

withDatabase((database) => {
  const kit = playKit(database);
  let folder: string;
  let client: Client;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perya-short-'));
    await writeFile(
      join(folder, 'index.html'),
      '<title>Perya</title><script type="application/json" id="settings">{}</script>',
    );
    client = await openClient({
      folder,
      settings: parse(Settings, {}),
      hosts: { pictures: [], frames: [], chat: [] },
      killServiceWorker: false,
      links: { rows: openLinkRows(kit.server().services), publicOrigins: [] },
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const shorten = async (url: string, headers = kit.headers()) =>
    (
      await kit.server().call(account.shortUrl.path, { url }, { ...headers, origin: ORIGIN, 'idempotency-key': url })
    ).json();
  const shortened = async (path: string): Promise<string> => (await shorten(`${ORIGIN}${path}`)).shortUrl as string;
  const open = (path: string, method = 'GET') => client.answer(new Request(`${ORIGIN}${path}`, { method }));
  const invitation = () => `/register?inviteCode=ABCD2345&pid=${kit.playerId()}`;

  test('a short address leads to the long one, also for who asks for its head alone', async () => {
    const short = await shortened(invitation());
    expect(short).toMatch(/^\/s\/\w{8}$/);
    for (const method of ['GET', 'HEAD']) {
      const answer = await open(short, method);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, invitation()]);
      // It may lead nowhere tomorrow.
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the same address shared again has the same code, and another player’s has another', async () => {
    const short = await shortened(invitation());
    const again = await kit.post(account.shortUrl.path, { url: `${ORIGIN}${invitation()}` });
    expect(again['errcode']).toBe(WALLET.invalidDetails); // Without an origin nobody knows whose lobby it is.
    kit.pass(1);
    const later = await kit
      .server()
      .call(
        account.shortUrl.path,
        { url: `${ORIGIN}${invitation()}` },
        { ...kit.headers(), origin: ORIGIN, 'idempotency-key': 'another-key-0001' },
      );
    expect(await later.json()).toMatchObject({ shortUrl: short });
  });

  test.each(['https://evil.test/register', `${ORIGIN}/sandbox`, `${ORIGIN}//evil.test/login`, 'javascript:alert(1)'])(
    'no short address is made of %s',
    async (url) => {
      expect(await shorten(url)).toMatchObject({ errcode: WALLET.invalidDetails });
    },
  );

  test('an unknown code is an address of nothing', async () => {
    expect((await open('/s/nothing1')).status).toBe(404);
    expect((await open('/s/%2F%2Fevil.test')).status).toBe(404);
  });

  test('a player has thirty, and the one shared longest ago goes first', async () => {
    const first = await shortened('/start?gameId=1');
    for (let game = 2; game <= 30; game += 1) {
      kit.pass(1);
      await shortened(`/start?gameId=${game}`);
    }
    expect((await open(first)).status).toBe(302);
    kit.pass(1);
    await shortened('/start?gameId=31');
    expect((await open(first)).status).toBe(404);
  });

  test('one that was not shared for half a year is swept away', async () => {
    const short = await shortened(invitation());
    const { db, now } = kit.server().services;
    kit.pass(179 * DAY_MINUTES);
    await sweepPlayers({ db, now });
    expect((await open(short)).status).toBe(302);
    kit.pass(2 * DAY_MINUTES);
    await sweepPlayers({ db, now });
    expect((await open(short)).status).toBe(404);
  });
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { kyc } from '#contract/kyc.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { formOf, photoOf } from '../../tests/kit/uploaded-pictures.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { noteArrival } from '../http/arrival.ts';
import { startSession } from '../players/start-session.ts';
import { receiveFiles } from './receive-files.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UPLOAD = `http://perya.test/prod-api-2${kyc.uploadKyc.path}`;
const HEADING = '--edge\r\nContent-Disposition: form-data; name="file1"; filename="a.jpg"\r\n\r\n';

/** A line that brings the first words and then nothing, until the test lets it end. */
function silent() {
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(HEADING));
      end = () => controller.error(new Error('gone'));
    },
  });
  return { body, end: () => end() };
}

afterAll(removeScratch);
afterEach(() => void vi.useRealTimers());

withDatabase((database) => {
  let server: TestApp;
  let photo: Buffer;

  beforeAll(async () => {
    server = await openTestApp(database.current().db, { uploadFolder: scratchFolder(), now: () => NOW });
    photo = await photoOf();
  });

  let devices = 0;
  const send = async (from: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const fingerprint = `device-places-${(devices += 1)}`;
    const type = body instanceof ReadableStream ? { 'content-type': 'multipart/form-data; boundary=edge' } : {};
    const init = { method: 'POST', body, headers: { fingerprint, ...type, ...headers }, duplex: 'half' };
    const request = new Request(UPLOAD, init);
    noteArrival(request, from);
    return (await server.app.fetch(request)).status;
  };

  test('slow guests of one network hold three places, those of all networks eight, and a player still uploads', async () => {
    const slow = Array.from({ length: 40 }, silent);
    // Twenty of one network, and five of each of four others.
    const held = slow.map(({ body }, at) => send(at < 20 ? '203.0.113.7' : `198.51.${at % 4}.7`, body));
    let refused = 0;
    for (const one of held) void one.then((status) => (refused += Number(status === 429)));
    const { id } = await aPlayer(database.current().db, { mobile: null });
    const place = { fingerprint: 'device-one-0001', device: '', now: NOW };
    const token = await startSession({ db: database.current().db }, id, place);
    const form = () => formOf({ file1: photo });
    expect(await send('203.0.113.7', form(), { authorization: `Bearer ${token}` })).toBe(200);
    // Before the connections end: one that had no answer by then would have ended with its connection.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(14);
    for (const { end } of slow) end();
    await Promise.all(held);
    expect(await send('203.0.113.7', form())).toBe(200);
  });

  test('players without a mark of their device do not share the pictures of a day', async () => {
    for (let at = 0; at < 22; at += 1) {
      const { id } = await aPlayer(database.current().db, { mobile: null });
      const token = await startSession({ db: database.current().db }, id, { fingerprint: '', device: '', now: NOW });
      const request = new Request(UPLOAD, {
        method: 'POST',
        body: formOf({ file1: photo }),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await (await server.app.fetch(request)).json()).toMatchObject({ errcode: 0 });
    }
  });
});

test('a body that comes too slowly is no form, and gives its place back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const request = new Request(UPLOAD, { method: 'POST', body: silent().body, headers, duplex: 'half' } as RequestInit);
  const ended = receiveFiles(request, 1_000, async () => undefined, { bytesASecond: 1_000, graceMs: 5_000 });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await ended).toEqual({ kind: 'malformed' });
});

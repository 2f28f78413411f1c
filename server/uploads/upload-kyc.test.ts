import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { KYC } from '#contract/errcodes.ts';
import { kyc, UPLOAD_LIMIT_BYTES } from '#contract/kyc.ts';
import { must } from '#shared/assert.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { drawingOf, formOf, photoOf, strangeIn } from '../../tests/kit/uploaded-pictures.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { claimUploads } from './claim.ts';
import { sweepUploads } from './sweep.ts';

const UPLOAD = `http://perya.test/prod-api-2${kyc.uploadKyc.path}`;

afterAll(removeScratch);

withDatabase((database) => {
  let server: TestApp;
  let folder: string;
  let nowMs = Date.UTC(2026, 10, 20, 12);
  let devices = 0;
  let photo: Buffer;
  let player: { id: number; token: string };
  let stranger: { id: number; token: string };

  const newDevice = (): string => `device-upload-${(devices += 1)}`;
  /** Like no other. */
  const newPhoto = (): Promise<Buffer> => photoOf({ width: 100 + (devices += 1) });

  const makePlayer = async (account: string) => {
    const { db } = database.current();
    const row = { account, account_type: 2, nickname: account, invite_code: account, created_at: new Date(nowMs) };
    const { id } = await db.insertInto('player').values(row).returning('id').executeTakeFirstOrThrow();
    const place = { fingerprint: newDevice(), device: 'Chrome on Android', now: new Date(nowMs) };
    return { id, token: await startSession(server.services, id, place) };
  };

  beforeAll(async () => {
    folder = scratchFolder();
    server = await openTestApp(database.current().db, { uploadFolder: folder, now: () => new Date(nowMs) });
    photo = await photoOf();
    player = await makePlayer('owner');
    stranger = await makePlayer('stranger');
  });

  beforeEach(() => clearTries(database.current().db));

  const send = async (body: BodyInit, headers: Record<string, string> = { fingerprint: newDevice() }) => {
    const response = await server.app.fetch(new Request(UPLOAD, { method: 'POST', body, headers }));
    return { status: response.status, ...(await response.json()) };
  };
  const rows = () => database.current().db.selectFrom('upload').selectAll().execute();
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg')).map((name) => name.slice(-36));
  const download = (path: string, token = '', method = 'GET') =>
    server.app.fetch(
      new Request(`http://perya.test/prod-api-2/app/v1/kycFile/${path}`, {
        method,
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      }),
    );

  test('[KYC-05, KYC-06] four pictures come back as four paths, in their slots', async () => {
    const answer = await send(formOf({ file1: photo, file2: await drawingOf(), file3: photo, file4: photo }));
    expect(answer).toMatchObject({ code: 200, errcode: 0 });
    const paths = [answer.path1, answer.path2, answer.path3, answer.path4];
    expect(new Set(paths).size).toBe(4);
    const bySlot = (await rows()).toSorted((a, b) => a.slot - b.slot).map(({ path }) => path);
    expect(bySlot).toEqual(paths);
  });

  test('proof of income comes alone', async () => {
    const answer = await send(formOf({ file1: photo }));
    expect(answer).toMatchObject({
      errcode: 0,
      path1: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      path2: '',
      path4: '',
    });
  });

  test('what lies on the disk is sealed, and says nothing without its name and its key', async () => {
    const { path1 } = await send(formOf({ file1: photo }));
    const sealed = await readFile(join(folder, path1.slice(0, 2), path1));
    expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const { path1: other } = await send(formOf({ file1: photo }), { authorization: `Bearer ${player.token}` });
    await writeFile(join(folder, other.slice(0, 2), other), sealed);
    expect((await download(other, player.token)).status).toBe(404);
  });

  test('a picture is given to the player it belongs to, and to nobody else', async () => {
    const { path1 } = await send(formOf({ file1: photo }), { authorization: `Bearer ${player.token}` });
    const response = await download(path1, player.token);
    const jpeg = Buffer.from(await response.arrayBuffer());
    expect(strangeIn(jpeg)).toEqual([]);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 320, height: 200 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="document.jpg"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await (await download(path1)).json()).toMatchObject({ code: 401 });
    for (const path of [path1, '..%2f..%2fetc%2fpasswd', '%00', 'nothing.jpg', '']) {
      expect((await download(path, stranger.token)).status).toBe(404);
    }
    expect((await download(path1, player.token, 'POST')).status).toBe(404);
  });

  test('a guest’s picture is nobody’s until it is claimed, and then the player’s', async () => {
    const fingerprint = newDevice();
    const { path1 } = await send(formOf({ file1: photo }), { fingerprint });
    expect((await download(path1, player.token)).status).toBe(404);
    await claimUploads(database.current().db, [path1], player.id, { fingerprint, now: new Date(nowMs) });
    expect((await download(path1, player.token)).status).toBe(200);
    expect((await download(path1, stranger.token)).status).toBe(404);
  });

  /** A photo of exactly so many bytes: zeros behind its end, as some phones leave them. */
  const photoOfSize = (sizeBytes: number): Buffer => Buffer.concat([photo, Buffer.alloc(sizeBytes - photo.length)]);

  test('[VAL-22] 10,240,000 bytes pass and 10,240,001 do not', async () => {
    expect(await send(formOf({ file1: photoOfSize(UPLOAD_LIMIT_BYTES) }))).toMatchObject({ errcode: 0 });
    expect(await send(formOf({ file1: photoOfSize(UPLOAD_LIMIT_BYTES + 1) }))).toMatchObject({ errcode: KYC.tooLarge });
  });

  test.each([
    ['a GIF that calls itself a JPG', () => ({ file1: Buffer.from('GIF89a........') }), KYC.wrongFormat],
    ['nothing at all', () => ({ file1: Buffer.alloc(0) }), KYC.wrongFormat],
    ['a broken JPEG', () => ({ file1: photo.subarray(0, 900) }), KYC.unreadable],
    ['a good one and a bad one', () => ({ file1: photo, file2: Buffer.from('%PDF-1.7') }), KYC.wrongFormat],
    ['a fifth slot', () => ({ file5: photo }), PROTOCOL_ERRORS.invalid.errcode],
    ['five files', () => ({ file1: photo, file2: photo, file3: photo, file4: photo, file5: photo }), 9001],
    ['no file', () => ({}), PROTOCOL_ERRORS.invalid.errcode],
  ] as const)('%s is refused, and nothing of it is kept', async (_what, make, errcode) => {
    const before = [await rows(), (await files()).toSorted()];
    const form = formOf(make());
    form.append('note', 'fields are not looked at');
    expect(await send(form)).toMatchObject({ errcode });
    expect([await rows(), (await files()).toSorted()]).toEqual(before);
  });

  test('[VAL-23] two files for one slot are refused', async () => {
    const form = formOf({ file1: photo });
    form.append('file1', new File([new Uint8Array(photo)], 'again.jpg'));
    expect(await send(form)).toMatchObject({ errcode: PROTOCOL_ERRORS.invalid.errcode });
  });

  test.each([
    ['JSON', '{}', 'application/json'],
    ['a form without a boundary', 'x', 'multipart/form-data'],
    [
      'a form that never ends',
      '--edge\r\nContent-Disposition: form-data; name="file1"; filename="a"\r\n\r\nabc',
      'edge',
    ],
    ['an empty body', '', 'edge'],
  ])('%s is no form', async (_what, body, type) => {
    const headers = {
      'content-type': type === 'edge' ? 'multipart/form-data; boundary=edge' : type,
      fingerprint: newDevice(),
    };
    expect(await send(body, headers)).toMatchObject({ errcode: PROTOCOL_ERRORS.malformed.errcode });
  });

  test('a guest without a device could never claim it, so it is not taken', async () => {
    expect(await send(formOf({ file1: photo }), {})).toMatchObject({ errcode: PROTOCOL_ERRORS.invalid.errcode });
  });

  test('a device sends twenty a day, however many at once', async () => {
    const fingerprint = newDevice();
    const answers: { errcode: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      const five = Array.from({ length: 5 }, async () => send(formOf({ file1: await newPhoto() }), { fingerprint }));
      answers.push(...(await Promise.all(five)));
    }
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(20);
    expect(answers.filter(({ errcode }) => errcode === KYC.tooMany)).toHaveLength(5);
    expect((await rows()).filter((row) => row.fingerprint === fingerprint)).toHaveLength(20);
    nowMs += 25 * HOUR_MS;
    expect(await send(formOf({ file1: photo }), { fingerprint })).toMatchObject({ errcode: 0 });
  });

  test('a player sends twenty a day, from however many devices', async () => {
    const { token } = await makePlayer('busy');
    const authorization = `Bearer ${token}`;
    const answers: { errcode: number }[] = [];
    for (let at = 0; at < 22; at += 1) {
      answers.push(await send(formOf({ file1: await newPhoto() }), { authorization, fingerprint: newDevice() }));
    }
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(20);
  });

  test('what no form has named is gone after a day, with its file, and the rest stays', async () => {
    const fingerprint = newDevice();
    const kept = await send(formOf({ file1: photo }), { fingerprint });
    const lost = await send(formOf({ file1: await newPhoto() }), { fingerprint });
    await claimUploads(database.current().db, [kept.path1], player.id, { fingerprint, now: new Date(nowMs) });
    nowMs += 23 * HOUR_MS;
    await sweepUploads(server.services);
    expect(await files()).toEqual(expect.arrayContaining([kept.path1, lost.path1]));
    nowMs += 2 * HOUR_MS;
    await sweepUploads(server.services);
    expect(await files()).toContain(kept.path1);
    expect(await files()).not.toContain(lost.path1);
    expect((await rows()).map(({ path }) => path)).not.toContain(lost.path1);
  });

  test('a file that cannot be removed keeps its row, and holds up none of the others', async () => {
    const { db } = database.current();
    const fingerprint = newDevice();
    const lost = await send(formOf({ file1: photo }), { fingerprint });
    const [row] = await db.selectFrom('upload').selectAll().where('path', '=', lost.path1).execute();
    // The vault refuses a path that it has not made; they are the first and the last in order.
    const refused = ['../first.jpg', 'zz-last.jpg'];
    for (const path of refused)
      await db
        .insertInto('upload')
        .values({ ...must(row, 'it was sent'), path })
        .execute();
    nowMs += 25 * HOUR_MS;
    for (let sweeps = 0; sweeps < 2; sweeps += 1) {
      await sweepUploads(server.services);
      const left = (await rows()).map(({ path }) => path);
      expect(left).toEqual(expect.arrayContaining(refused));
      expect(left).not.toContain(lost.path1);
      expect(await files()).not.toContain(lost.path1);
    }
    await db.deleteFrom('upload').where('path', 'in', refused).execute();
  });
});

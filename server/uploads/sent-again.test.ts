/** A picture whose answer was lost is sent again by the phone. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kyc } from '#contract/kyc.ts';
import { KYC } from '#contract/errcodes.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { removeScratch, scratchFolder } from '../../tests/kit/scratch.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { formOf, photoOf } from '../../tests/kit/uploaded-pictures.ts';
import { startSession } from '../players/start-session.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { claimUploads } from './claim.ts';
import { sweepUploads } from './sweep.ts';

const UPLOAD = `http://perya.test/prod-api-2${kyc.uploadKyc.path}`;
const A_DAY = 20;

afterAll(removeScratch);

withDatabase((database) => {
  let server: TestApp;
  let folder: string;
  let nowMs = Date.UTC(2026, 10, 20, 12);
  let devices = 0;
  const db = () => database.current().db;
  const now = () => new Date(nowMs);

  beforeAll(async () => {
    folder = scratchFolder();
    server = await openTestApp(db(), { uploadFolder: folder, now });
  });
  beforeEach(() => clearTries(db()));

  const newDevice = (): string => `device-again-${(devices += 1)}`;

  /** Who they are, and the headings of their calls. */
  async function aSender() {
    const { id } = await aPlayer(db(), { mobile: null });
    const fingerprint = newDevice();
    const token = await startSession(server.services, id, { fingerprint, device: '', now: now() });
    return { id, headers: { authorization: `Bearer ${token}`, fingerprint } };
  }
  async function send(headers: Record<string, string>, files: Record<string, Buffer>) {
    const response = await server.app.fetch(new Request(UPLOAD, { method: 'POST', body: formOf(files), headers }));
    return response.json();
  }
  const sendOne = (headers: Record<string, string>, picture: Buffer) => send(headers, { file1: picture });
  const rows = () => db().selectFrom('upload').selectAll().execute();
  const pathsOf = async (id: number) =>
    (await rows()).filter(({ player_id }) => player_id === id).map(({ path }) => path);

  test('a player’s picture that comes again is neither stored nor counted a second time', async () => {
    const { id, headers } = await aSender();
    const photo = await photoOf();
    const { path1 } = await sendOne(headers, photo);
    for (let times = 0; times < A_DAY + 2; times += 1) {
      expect(await sendOne(headers, photo)).toMatchObject({ errcode: 0, path1 });
    }
    expect(await pathsOf(id)).toEqual([path1]);
  });

  test('a guest’s is known by the device', async () => {
    const [headers, others] = [{ fingerprint: newDevice() }, { fingerprint: newDevice() }];
    const photo = await photoOf();
    const { path1 } = await sendOne(headers, photo);
    expect((await sendOne(headers, photo)).path1).toBe(path1);
    expect((await sendOne(others, photo)).path1).not.toBe(path1);
  });

  test('who has sent all of a day is told where the last one lies, and can send nothing new', async () => {
    const { headers } = await aSender();
    for (let width = 101; width < 100 + A_DAY; width += 1) await sendOne(headers, await photoOf({ width }));
    const last = await photoOf({ width: 200 });
    const { path1 } = await sendOne(headers, last);
    expect(await sendOne(headers, last)).toMatchObject({ errcode: 0, path1 });
    expect(await sendOne(headers, await photoOf({ width: 201 }))).toMatchObject({ errcode: KYC.tooMany });
    // No more are read than may be sent in a day, new or not.
    const answers = [];
    for (let times = 0; times < A_DAY; times += 1) answers.push(await sendOne(headers, last));
    expect(answers.map(({ errcode }) => errcode)).toEqual([...Array(A_DAY - 2).fill(0), KYC.tooMany, KYC.tooMany]);
  });

  test('another player’s, another side’s and one of yesterday’s are pictures of their own', async () => {
    const [one, other] = [await aSender(), await aSender()];
    const photo = await photoOf();
    const paths = [await sendOne(one.headers, photo), await sendOne(other.headers, photo)].map(({ path1 }) => path1);
    paths.push((await send(one.headers, { file2: photo })).path2);
    nowMs += 25 * HOUR_MS;
    paths.push((await sendOne(one.headers, photo)).path1);
    expect(new Set(paths).size).toBe(4);
  });

  test('what came again has a day again until a form must name it', async () => {
    const { id, headers } = await aSender();
    const photo = await photoOf();
    await sendOne(headers, photo);
    nowMs += 20 * HOUR_MS;
    const { path1 } = await sendOne(headers, photo);
    nowMs += 20 * HOUR_MS;
    await sweepUploads(server.services);
    const device = { fingerprint: headers.fingerprint, now: now() };
    expect(await claimUploads(db(), [path1], id, device)).toBe(true);
  });

  test('a form that is refused takes with it what it brought, and nothing from before', async () => {
    const { id, headers } = await aSender();
    const photo = await photoOf();
    const { path1 } = await sendOne(headers, photo);
    const broken = { file1: photo, file2: await photoOf({ width: 99 }), file3: Buffer.from('%PDF-1.7') };
    expect(await send(headers, broken)).toMatchObject({ errcode: KYC.wrongFormat });
    expect(await pathsOf(id)).toEqual([path1]);
  });

  test('a form with a picture that the disk does not take leaves nothing behind, and can be sent again', async () => {
    const { id, headers } = await aSender();
    const pictures = { file1: await photoOf(), file2: await photoOf({ width: 98 }) };
    const { vault } = server.services.uploads;
    const { keep } = vault;
    let kept = 0;
    const full = vi.spyOn(vault, 'keep').mockImplementation(async (...file) => {
      kept += 1;
      if (kept === 2) throw new Error('the disk is full');
      return keep(...file);
    });
    expect(await send(headers, pictures)).toMatchObject({ errcode: PROTOCOL_ERRORS.fault.errcode });
    full.mockRestore();
    expect(await pathsOf(id)).toEqual([]);
    expect(await send(headers, pictures)).toMatchObject({ errcode: 0 });
    expect(await pathsOf(id)).toHaveLength(2);
  });

  test('one whose file was never written is stored as a new one', async () => {
    const { headers } = await aSender();
    const photo = await photoOf();
    const { path1 } = await sendOne(headers, photo);
    await rm(join(folder, path1.slice(0, 2), path1));
    const again = await sendOne(headers, photo);
    expect(again).toMatchObject({ errcode: 0, path1: expect.stringMatching(/./) });
    expect(again.path1).not.toBe(path1);
  });
});

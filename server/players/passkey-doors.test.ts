import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security as rows } from '#contract/security.ts';
import { sendLogTo } from '#shared/log.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { Authenticator } from '../../tests/kit/authenticator.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { writeSettings } from '../sql/queries/settings.ts';
import { startSession } from './start-session.ts';

const ORIGIN = 'http://localhost:4173';
const NOW = new Date('2026-11-20T12:00:00Z');
const OPEN = { status: 0, content: '' };

withDatabase((database) => {
  let server: TestApp;
  const device = new Authenticator();
  const db = () => database.current().db;
  const call = async (row: { path: string }, body: object = {}, headers: Record<string, string> = {}) =>
    (await server.call(row.path, body, { origin: ORIGIN, ...headers })).json();
  const answerOf = async () => {
    const { ceremonyId } = await call(rows.passkeySignInOptions);
    const response = device.sign({ origin: ORIGIN, rpId: 'localhost', challenge: ceremonyId });
    return { ceremonyId, response };
  };
  const set = async (maintenance: object) => {
    await writeSettings(db(), { maintenance });
    await server.services.configAnswers.renew();
  };

  beforeAll(async () => {
    sendLogTo(() => {});
    server = await openTestApp(db(), { now: () => NOW });
    const { id } = await aPlayer(db());
    const token = await startSession({ db: db() }, id, { fingerprint: 'device-one-0001', device: '', now: NOW });
    const authorization = `Bearer ${token}`;
    const { options } = await call(rows.passkeyOptions, {}, { authorization });
    const { challenge } = JSON.parse(options) as { challenge: string };
    const response = device.make({ origin: ORIGIN, rpId: 'localhost', challenge });
    await call(rows.addPasskey, { response, name: 'Phone' }, { authorization });
  });
  beforeEach(() => clearTries(db()));

  test('while the house is closed no passkey opens it, and once it is open the same one does', async () => {
    const answer = await answerOf();
    await set({ status: 1, content: 'Back at noon.' });
    expect(await call(rows.passkeySignIn, answer)).toMatchObject({ errcode: SIGN_IN.maintenance });
    await set(OPEN);
    expect(await call(rows.passkeySignIn, answer)).toMatchObject({ errcode: 0 });
  });

  test('who is asked to sign meanwhile takes nothing from who was asked before', async () => {
    const answer = await answerOf();
    await answerOf();
    expect(await call(rows.passkeySignIn, answer)).toMatchObject({ errcode: 0 });
  });

  test('one network asks 120 times a minute, and signs in as often', async () => {
    const asked: number[] = [];
    for (let tries = 0; tries < 121; tries += 1) asked.push((await call(rows.passkeySignInOptions)).errcode);
    expect([asked.at(-2), asked.at(-1)]).toEqual([0, SIGN_IN.tooManyTries]);
    await clearTries(db());
    const answer = await answerOf();
    const tried: number[] = [];
    const wrong = { ...answer, ceremonyId: 'of another' };
    for (let tries = 0; tries < 120; tries += 1) tried.push((await call(rows.passkeySignIn, wrong)).errcode);
    expect(new Set(tried)).toEqual(new Set([SIGN_IN.wrongCredentials]));
    expect(await call(rows.passkeySignIn, answer)).toMatchObject({ errcode: SIGN_IN.tooManyTries });
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { codeAt, newVisit, PAGE, random, type Visit } from '../../tests/kit/social.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { startSession } from '../players/start-session.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { insertPasskey } from '../sql/queries/passkeys.ts';

const { getLinked, socialLinkState, linkSocial, unlinkSocial } = security;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;

  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    await clearTries(db());
    await db().updateTable('player').set({ line_subject: null, line_linked_at: null }).execute();
    await db().updateTable('player').set({ password_hash: 'theirs' }).where('id', '=', playerId()).execute();
  });

  const refusal = (errcode: number) => expect.objectContaining({ errcode });
  const begin = async (): Promise<Visit> => newVisit(String((await post(socialLinkState.path))['state']));
  const bring = async (visit: Visit, code: string, headers: Record<string, string> = {}) =>
    (
      await kit
        .server()
        .call(
          linkSocial.path,
          { ...visit, code },
          { ...kit.headers(), origin: PAGE, 'idempotency-key': randomUUID(), ...headers },
        )
    ).json();
  const link = async (person = 'ana') => {
    const visit = await begin();
    return bring(visit, await codeAt(kit.server(), visit, person));
  };
  const logIn = async (person: string) => {
    const visit = newVisit();
    const code = await codeAt(kit.server(), visit, person);
    return (await kit.server().call(session.lineLogin.path, { ...visit, code }, { origin: PAGE })).json();
  };

  test('who comes back with a code has linked it, and comes in by it as the same player', async () => {
    expect(await post(getLinked.path)).toMatchObject({ isSocialLinked: false, mayUnlinkSocial: true });
    expect(await link()).toMatchObject({ errcode: 0, state: { isSocialLinked: true } });
    expect((await logIn('ana')).appUser).toMatchObject({ id: playerId(), lineAccount: 'sandbox ana' });
  });

  test('one account is one player’s: another is refused, and so is a second one of the same player', async () => {
    const { appUser } = await logIn('ben');
    expect(await link('ben')).toEqual(refusal(SIGN_IN.accountTaken));
    expect((await logIn('ben')).appUser.id).toBe(appUser.id);
    const [first, second] = [await begin(), await begin()];
    expect(first.state).not.toBe(second.state);
    expect(await bring(second, await codeAt(kit.server(), second, 'ana'))).toMatchObject({ errcode: 0 });
    expect(await post(socialLinkState.path)).toEqual(refusal(SIGN_IN.accountTaken));
  });

  test('a state is good in the session alone that asked for it, the last one only, and for ten minutes', async () => {
    const visit = await begin();
    const code = await codeAt(kit.server(), visit, 'ana');
    const other = await aPlayer(db());
    const token = await startSession({ db: db() }, other.id, { fingerprint: '', device: '', now: kit.clock.now() });
    expect(await bring(visit, code, { authorization: `Bearer ${token}` })).toEqual(refusal(SIGN_IN.wrongCredentials));
    const made = newVisit();
    expect(await bring(made, await codeAt(kit.server(), made, 'ana'))).toEqual(refusal(SIGN_IN.wrongCredentials));
    await begin();
    expect(await bring(visit, code)).toEqual(refusal(SIGN_IN.wrongCredentials));
    const late = await begin();
    kit.pass(11);
    expect(await bring(late, await codeAt(kit.server(), late, 'ana'))).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect(await post(getLinked.path)).toMatchObject({ isSocialLinked: false });
  });

  test('a stolen code with another verifier, and a page that stands elsewhere, link nothing', async () => {
    const visit = await begin();
    const code = await codeAt(kit.server(), visit, 'ana');
    expect(await bring({ ...visit, codeVerifier: random() }, code)).toEqual(refusal(SIGN_IN.wrongCredentials));
    expect(await bring(visit, code, { origin: 'http://evil.test' })).toEqual(refusal(SIGN_IN.wrongCredentials));
  });

  test('the same request again is the same link', async () => {
    const visit = await begin();
    const code = await codeAt(kit.server(), visit, 'ana');
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([bring(visit, code, key), bring(visit, code, key)]);
    answers.push(await bring(visit, code, key));
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0]);
  });

  test('the same request again is refused for the same reason', async () => {
    await logIn('ben');
    const visit = await begin();
    const code = await codeAt(kit.server(), visit, 'ben');
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([bring(visit, code, key), bring(visit, code, key)]);
    answers.push(await bring(visit, code, key));
    expect(answers.map(({ errcode }) => errcode)).toEqual(answers.map(() => SIGN_IN.accountTaken));
  });

  test('of two players who link one account at once, one has it', async () => {
    const visit = await begin();
    const other = await aPlayer(db());
    const token = await startSession({ db: db() }, other.id, { fingerprint: '', device: '', now: kit.clock.now() });
    const theirs = { authorization: `Bearer ${token}` };
    const asked = await kit.server().call(socialLinkState.path, {}, { ...theirs, 'idempotency-key': randomUUID() });
    const otherVisit = newVisit((await asked.json()).state);
    const codes = [await codeAt(kit.server(), visit, 'carla'), await codeAt(kit.server(), otherVisit, 'carla')];
    const answers = await Promise.all([bring(visit, codes[0] ?? ''), bring(otherVisit, codes[1] ?? '', theirs)]);
    expect(answers.map(({ errcode }) => errcode).toSorted((one, two) => one - two)).toEqual([0, SIGN_IN.accountTaken]);
  });

  test('a session that is older than a quarter of an hour links nothing, and unlinks nothing', async () => {
    await link();
    kit.pass(16);
    expect(await post(unlinkSocial.path)).toEqual(refusal(SIGN_IN.wrongCredentials));
    await db().updateTable('player').set({ line_subject: null }).where('id', '=', playerId()).execute();
    expect(await post(socialLinkState.path)).toEqual(refusal(SIGN_IN.notEligible));
  });

  test('it is unlinked while another way in is left: a password, a phone or a passkey', async () => {
    const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', playerId()).execute();
    const unlink = () => post(unlinkSocial.path);
    await link();
    await set({ password_hash: null });
    expect(await post(getLinked.path)).toMatchObject({ mayUnlinkSocial: false });
    expect(await unlink()).toEqual(refusal(SIGN_IN.notEligible));
    await set({ mobile: `9${String(playerId()).padStart(9, '0')}` });
    expect(await unlink()).toMatchObject({ errcode: 0, state: { isSocialLinked: false } });
    await set({ mobile: null, line_subject: 'sandbox ana' });
    expect(await unlink()).toEqual(refusal(SIGN_IN.notEligible));
    const passkey = { id: randomUUID(), public_key: Buffer.alloc(1), counter: 0, transports: '[]', name: 'Phone' };
    await insertPasskey(db(), { ...passkey, player_id: playerId(), created_at: kit.clock.now() }, 10);
    expect(await unlink()).toMatchObject({ errcode: 0 });
    expect((await logIn('ana')).appUser.id).not.toBe(playerId());
  });
});

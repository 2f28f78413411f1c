import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { startSession } from './start-session.ts';

const { getLinked, sendEmailCode, linkEmail } = security;
const MINUTE = 1;
const HOUR = 60;

withDatabase((database) => {
  const kit = playKit(database);
  const { db, playerId } = kit;
  const addresses = { count: 0 };
  const anAddress = () => `player${(addresses.count += 1)}@example.com`;

  beforeEach(() => clearTries(db()));

  const as = (headers: Record<string, string>) => ({
    send: async (email: string, key: string = randomUUID()) =>
      (await kit.server().call(sendEmailCode.path, { email }, { ...headers, 'idempotency-key': key })).json(),
    link: async (email: string, code: string, key: string = randomUUID()) =>
      (await kit.server().call(linkEmail.path, { email, code }, { ...headers, 'idempotency-key': key })).json(),
  });
  const me = () => as(kit.headers());
  async function another() {
    const { id } = await aPlayer(db());
    const token = await startSession({ db: db() }, id, { fingerprint: '', device: '', now: kit.clock.now() });
    return as({ authorization: `Bearer ${token}` });
  }
  const mails = (email: string) =>
    db().selectFrom('sms_outbox').select('body').where('mobile', '=', email).orderBy('id', 'desc').execute();
  const codeIn = async (email: string) => /\d{6}/.exec((await mails(email))[0]?.body ?? '')?.[0] ?? '';
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');
  const refusal = (errcode: number) => expect.objectContaining({ errcode });

  test('the code that was sent there links the address, which takes the place of one that was told', async () => {
    await db().updateTable('player').set({ email: 'mistyped@example.com' }).where('id', '=', playerId()).execute();
    const email = anAddress();
    expect(await kit.post(getLinked.path)).toMatchObject({ email: 'mistyped@example.com', isEmailLinked: false });
    expect(await me().send(email.toUpperCase())).toMatchObject({ errcode: 0, waitSeconds: 60 });
    const state = { email, isEmailLinked: true };
    expect(await me().link(email, await codeIn(email))).toMatchObject({ errcode: 0, state });
    expect(await kit.post(account.appUserOther.path)).toMatchObject({ email });
  });

  test('it is for good', async () => {
    const [email, other] = [anAddress(), anAddress()];
    await me().send(email);
    await me().send(other);
    const code = await codeIn(other);
    await me().link(email, await codeIn(email));
    expect(await me().send(other)).toEqual(refusal(SIGN_IN.accountTaken));
    expect(await me().link(other, code)).toEqual(refusal(SIGN_IN.accountTaken));
  });

  test('a wrong code, one that is too old, and one after five guesses link nothing', async () => {
    const email = anAddress();
    await me().send(email);
    const code = await codeIn(email);
    kit.pass(5 * MINUTE);
    expect(await me().link(email, code)).toEqual(refusal(SIGN_IN.wrongCode));
    await me().send(email);
    const next = await codeIn(email);
    for (let guesses = 0; guesses < 5; guesses += 1) {
      expect(await me().link(email, otherThan(next))).toEqual(refusal(SIGN_IN.wrongCode));
    }
    expect(await me().link(email, next)).toEqual(refusal(SIGN_IN.wrongCode));
  });

  test('a code is its player’s: another’s guesses do not meet it, and another’s code does not take its place', async () => {
    const email = anAddress();
    await me().send(email);
    const code = await codeIn(email);
    const stranger = await another();
    for (let guesses = 0; guesses < 6; guesses += 1) {
      expect(await stranger.link(email, code)).toEqual(refusal(SIGN_IN.wrongCode));
    }
    expect(await stranger.send(email)).toMatchObject({ errcode: 0 });
    expect(await me().link(email, code)).toMatchObject({ errcode: 0 });
  });

  test('an address is one player’s, which only who can read its mail is told; one that is merely told is nobody’s', async () => {
    const email = anAddress();
    await aPlayer(db(), { email });
    await me().send(email);
    expect(await me().link(email, await codeIn(email))).toMatchObject({ errcode: 0 });
    const other = await another();
    expect(await other.send(email)).toMatchObject({ errcode: 0 });
    expect(await other.link(email, otherThan(await codeIn(email)))).toEqual(refusal(SIGN_IN.wrongCode));
    expect(await other.link(email, await codeIn(email))).toEqual(refusal(SIGN_IN.mobileTaken));
  });

  test('a code works once, also where the address is another’s', async () => {
    const email = anAddress();
    await me().send(email);
    await me().link(email, await codeIn(email));
    const other = await another();
    await other.send(email);
    const code = await codeIn(email);
    expect(await other.link(email, code)).toEqual(refusal(SIGN_IN.mobileTaken));
    expect(await other.link(email, code)).toEqual(refusal(SIGN_IN.wrongCode));
  });

  test('of two who link one address at once, one has it', async () => {
    const email = anAddress();
    const players = [me(), await another()];
    const codes: string[] = [];
    for (const player of players) {
      await player.send(email);
      codes.push(await codeIn(email));
    }
    const answers = await Promise.all(players.map((player, at) => player.link(email, codes[at] ?? '')));
    expect(answers.map(({ errcode }) => errcode).toSorted((one, other) => one - other)).toEqual([
      0,
      SIGN_IN.mobileTaken,
    ]);
  });

  test('a request that is sent twice sends one mail, and links once', async () => {
    const [email, key] = [anAddress(), randomUUID()];
    expect(await me().send(email, key)).toEqual(await me().send(email, key));
    expect(await mails(email)).toHaveLength(1);
    const code = await codeIn(email);
    const again = randomUUID();
    expect(await me().link(email, code, again)).toEqual(await me().link(email, code, again));
  });

  test('a player sends one mail a minute and five an hour, and what strangers send is bounded too', async () => {
    const email = anAddress();
    expect(await me().send(email)).toMatchObject({ errcode: 0 });
    expect(await me().send(email)).toEqual(refusal(SIGN_IN.tooManyTries));
    for (let sent = 1; sent < 5; sent += 1) expect(await me().send(anAddress())).toMatchObject({ errcode: 0 });
    kit.pass(2 * MINUTE);
    expect(await me().send(email)).toEqual(refusal(SIGN_IN.tooManyTries));
    kit.pass(HOUR);
    expect(await me().send(email)).toMatchObject({ errcode: 0 });
    const victim = anAddress();
    const ended: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) ended.push((await (await another()).send(victim)).errcode);
    expect([ended.filter((code) => code === 0).length, ended.at(-1)]).toEqual([10, SIGN_IN.tooManyTries]);
  });

  test.each(['', 'no address', 'a@b', `${'a'.repeat(250)}@example.com`])('"%s" is no address', async (email) => {
    expect((await me().send(email)).code).toBe(400);
  });
});

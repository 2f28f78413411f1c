/** The second proof of a withdrawal by a passkey: of this player, for a withdrawal, once, shortly, and not on its first day. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_IN, WALLET } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { wallet } from '#contract/wallet.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { sendLogTo } from '#shared/log.ts';
import { Authenticator } from '../../tests/kit/authenticator.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { openSignUpKit, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { aWithdrawer, exchangeOf } from '../../tests/kit/withdrawals.ts';
import { startSession } from '../players/start-session.ts';

const GIVEN = 100_000;
const FROM = 50_000;
const HERE = { fingerprint: 'device-one-0001' };

withDatabase((database) => {
  const kit = playKit(database);
  const { db, post, playerId } = kit;
  let form: SignUpKit;

  beforeAll(async () => {
    sendLogTo(() => {});
    form = await openSignUpKit(kit.server());
  });
  beforeEach(async () => {
    await form.set({ withdrawProofFrom: FROM });
    await clearTries(db());
    await aWithdrawer(db(), kit.clock.now(), playerId());
  });

  const held = async () => (await post(wallet.getExchange.path))['held'];
  const PLACE = { origin: 'http://localhost:4173', rpId: 'localhost' };
  const DAY = 24 * 60;
  const challengeOf = ({ options }: Record<string, string>): string => JSON.parse(options ?? '{}').challenge;

  /** What one player's page does about passkeys. */
  function handOf(id: number, headers: Record<string, string>) {
    const send = (path: string, body: object = {}, key: string = randomUUID()) =>
      form.post(path, body, { ...headers, ...HERE, origin: PLACE.origin, 'idempotency-key': key });
    const age = (minutes: number) =>
      db()
        .updateTable('passkey')
        .set({ created_at: new Date(kit.clock.now().getTime() - minutes * 60_000) })
        .where('player_id', '=', id)
        .execute();
    const askToProve = async () => challengeOf(await send(security.passkeyProofOptions.path));
    return {
      send,
      age,
      askToProve,
      withdraw: (signed: string, key?: string) => send(...exchangeOf(FROM, { passkey: signed }), key),
      prove: async (device: Authenticator) => device.sign({ ...PLACE, challenge: await askToProve() }),
      anOldOne: async () => {
        const device = new Authenticator();
        const challenge = challengeOf(await send(security.passkeyOptions.path));
        const made = { response: device.make({ ...PLACE, challenge }), name: 'Phone' };
        expect(await send(security.addPasskey.path, made)).toMatchObject({ errcode: 0 });
        await age(DAY);
        return device;
      },
    };
  }
  const mine = () => handOf(playerId(), kit.headers());

  test('[WALLET-23] a passkey of the player’s own is proof, is told by the terms, and is told again under the same key', async () => {
    const { send, withdraw, prove, anOldOne } = mine();
    expect(await send(wallet.getExchange.path)).toMatchObject({ hasPasskey: false });
    const device = await anOldOne();
    expect(await send(wallet.getExchange.path)).toMatchObject({ hasPasskey: true });
    const { options } = await send(security.passkeyProofOptions.path);
    expect(JSON.parse(options)).toMatchObject({
      allowCredentials: [{ id: device.id }],
      userVerification: 'required',
      rpId: 'localhost',
    });
    const [signed, key] = [await prove(device), randomUUID()];
    const first = await withdraw(signed, key);
    expect(first).toMatchObject({ errcode: 0, coin: GIVEN - FROM });
    expect(await withdraw(signed, key)).toEqual(first);
    expect(await held()).toBe(FROM);
  });

  test('a passkey proves one withdrawal, and what it signed for that is no second one', async () => {
    const { withdraw, prove, anOldOne } = mine();
    const device = await anOldOne();
    const signed = await prove(device);
    const { orderId } = await withdraw(signed);
    expect(await post(wallet.cancelOrder.path, { orderId })).toMatchObject({ errcode: 0 });
    expect(await withdraw(signed)).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await withdraw(await prove(device))).toMatchObject({ errcode: 0 });
  });

  test('a passkey has five minutes to sign it', async () => {
    const { withdraw, prove, anOldOne } = mine();
    const signed = await prove(await anOldOne());
    kit.pass(5);
    expect(await withdraw(signed)).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await held()).toBe(0);
  });

  test('a passkey that was asked to sign in, or to be added, has proved nothing about money', async () => {
    const { send, askToProve, withdraw, anOldOne } = mine();
    const device = await anOldOne();
    const toSignIn = (await send(security.passkeySignInOptions.path))['ceremonyId'];
    const toAdd = challengeOf(await send(security.passkeyOptions.path));
    for (const challenge of [toSignIn, toAdd, 'c2lnbmVkIGJ5IG5vYm9keQ'])
      expect(await withdraw(device.sign({ ...PLACE, challenge }))).toMatchObject({ errcode: WALLET.wrongProof });
    // Nor does what was asked for a withdrawal sign anybody in.
    const challenge = await askToProve();
    const signIn = { ceremonyId: challenge, response: device.sign({ ...PLACE, challenge }) };
    expect(await send(security.passkeySignIn.path, signIn)).toMatchObject({ errcode: SIGN_IN.wrongCredentials });
    expect(await held()).toBe(0);
  });

  test('a passkey of another player is no proof, nor what another player was asked', async () => {
    const { anOldOne, askToProve, withdraw } = mine();
    const device = await anOldOne();
    const ofFirst = await askToProve();
    const { id } = await aPlayer(db());
    await aWithdrawer(db(), kit.clock.now(), id);
    await kit.wallet().give(id, GIVEN);
    const token = await startSession({ db: db() }, id, { fingerprint: '', device: '', now: kit.clock.now() });
    const other = handOf(id, { authorization: `Bearer ${token}` });
    const theirs = await other.anOldOne();
    const wrong = [
      device.sign({ ...PLACE, challenge: await other.askToProve() }),
      theirs.sign({ ...PLACE, challenge: ofFirst }),
    ];
    for (const signed of wrong) expect(await other.withdraw(signed)).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await other.withdraw(await other.prove(theirs))).toMatchObject({ errcode: 0 });
    expect(await withdraw(device.sign({ ...PLACE, challenge: ofFirst }))).toMatchObject({ errcode: 0 });
  });

  test('a passkey that is locked, at another address, or broken proves nothing', async () => {
    const { askToProve, withdraw, prove, anOldOne } = mine();
    const device = await anOldOne();
    const challenge = await askToProve();
    expect(await withdraw(device.sign({ ...PLACE, origin: 'http://evil.localhost:4173', challenge }))).toMatchObject({
      errcode: WALLET.wrongProof,
    });
    device.isUnlocked = false;
    expect(await withdraw(await prove(device))).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await withdraw('{}')).toMatchObject({ errcode: WALLET.wrongProof });
    expect(await held()).toBe(0);
  });

  test('a passkey that was added today proves nothing before tomorrow: who has seen the password could have added it', async () => {
    const { send, age, askToProve, withdraw, anOldOne } = mine();
    const device = await anOldOne();
    const challenge = await askToProve();
    await age(DAY - 1);
    expect(await send(wallet.getExchange.path)).toMatchObject({ hasPasskey: false });
    expect(await send(security.passkeyProofOptions.path)).toMatchObject({ errcode: SIGN_IN.notEligible });
    expect(await withdraw(device.sign({ ...PLACE, challenge }))).toMatchObject({ errcode: WALLET.newProof });
  });

  test('a passkey is asked twenty times in a quarter of an hour and not more often', async () => {
    const { send, askToProve, anOldOne } = mine();
    await anOldOne();
    for (let asked = 0; asked < 20; asked += 1) await askToProve();
    expect(await send(security.passkeyProofOptions.path)).toMatchObject({ errcode: SIGN_IN.tooManyTries });
    kit.pass(16);
    expect(await send(security.passkeyProofOptions.path)).toMatchObject({ errcode: 0 });
  });
});

import { randomInt } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { openSignUpKit, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { clearTries } from '../sql/queries/tries.ts';
import { addSafeboxHash, findSafeboxHash } from './password-store.ts';

const [OLD, NEW] = ['put-aside-88', 'another-one-88'];

withDatabase((database) => {
  const kit = playKit(database, () => `9${randomInt(100_000_000, 999_999_999)}`);
  const { db, playerId } = kit;
  let form: SignUpKit;

  beforeAll(async () => {
    sendLogTo(() => {});
    form = await openSignUpKit(kit.server());
    await form.set({ passwordLengthMin: 8, passwordLengthMax: 20 });
  });
  beforeEach(async () => {
    await clearTries(db());
    await kit.post(account.safeboxPasswordInit.path, { password: form.seal(OLD) });
  });

  const change = (password: string) =>
    kit.post(account.modifySafePassword.path, { oldPassword: form.seal(OLD), password: form.seal(password) });
  const hash = () => findSafeboxHash(db(), playerId());

  test('the password that a player changes is their own, and nobody else’s', async () => {
    const { id: other } = await aPlayer(db());
    await addSafeboxHash(db(), { playerId: other, hash: 'theirs', now: kit.clock.now() });
    const before = await hash();
    expect(await change(NEW)).toMatchObject({ errcode: 0 });
    expect(await hash()).not.toBe(before);
    expect(await findSafeboxHash(db(), other)).toBe('theirs');
  });

  test.each(['short', 'of one and twenty char'])('"%s" takes no place of an old one', async (password) => {
    const before = await hash();
    expect(await change(password)).toMatchObject({ errcode: WALLET.invalidDetails });
    expect(await hash()).toBe(before);
  });

  test('who resets it with a code after too many wrong tries takes money out at once', async () => {
    await kit.post(account.safeboxTransfer.path, { direction: SAFEBOX_DIRECTIONS.in, amount: 500 });
    const take = async (password: string) =>
      (
        await kit.post(account.safeboxTransfer.path, {
          direction: SAFEBOX_DIRECTIONS.out,
          amount: 100,
          password: form.seal(password),
        })
      )['errcode'];
    const player = db().selectFrom('player').select('mobile').where('id', '=', playerId());
    const code = await form.codeFor(`0${(await player.executeTakeFirstOrThrow()).mobile}`);
    for (let tries = 0; tries < 5; tries += 1) expect(await take('a-guess-of-88')).toBe(WALLET.wrongPassword);
    expect(await take(OLD)).toBe(WALLET.tooOften);
    const reset = { code, password: form.seal(NEW) };
    expect(await kit.post(account.modifySafePassword.path, reset)).toMatchObject({ errcode: 0 });
    expect(await take(NEW)).toBe(0);
  });
});

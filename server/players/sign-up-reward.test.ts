import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { COIN_SOURCES } from '#contract/money-enums.ts';
import { records } from '#contract/records.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { openSignUpKit, RULES, type SignUpKit } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';

withDatabase((database) => {
  let server: TestApp;
  let kit: SignUpKit;
  const form = () => ({ account: `reward${randomUUID().slice(0, 8)}` });

  beforeAll(async () => {
    server = await openTestApp(database.current().db);
    kit = await openSignUpKit(server);
    await kit.set({ ...RULES, mode: 'other', registerType: 'account', userRegisterCoin: 1_800 });
  });

  test('a new player has what the button has promised, once, however often the form is sent', async () => {
    const [filled, key] = [form(), randomUUID()];
    const answers = await Promise.all([kit.signUp(filled, key), kit.signUp(filled, key), kit.signUp(filled, key)]);
    expect(answers.map(({ appUser }) => appUser.coin)).toEqual([1_800, 1_800, 1_800]);
    // Each takes the place of one whose answer was not used, so one of them is left.
    const told = [];
    for (const { appUser } of answers) {
      const headers = { authorization: `Bearer ${appUser.token}` };
      told.push(await kit.post(records.appUserCoinDetail.path, {}, headers));
    }
    const [alive] = told.filter(({ code }) => code === 200);
    expect(alive?.['list']).toMatchObject([
      { title: 'Sign-up reward', activity: 'Sign-up', source: COIN_SOURCES.signUp, amount: 1_800, balance: 1_800 },
    ]);
    expect(await findMismatches(database.current().db)).toEqual([]);
  });

  test.each([0, -5, 1.5, 'much', null])('a reward of %s is none', async (userRegisterCoin) => {
    await kit.set({ userRegisterCoin });
    const { errcode, appUser } = await kit.signUp(form());
    expect([errcode, appUser.coin]).toEqual([0, 0]);
  });
});

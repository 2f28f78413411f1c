import { expect, test } from 'vitest';
import { account, MOST_TYPES } from '#contract/account.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const hide = (...types: number[]) => kit.post(account.hideFromHome.path, { types });
  const told = async () => (await kit.refresh())['hiddenTypes'];

  test('what a player hides from home comes with the player, and each list takes the place of the one before', async () => {
    expect(await told()).toEqual([]);
    expect(await hide(37, 39, 37)).toMatchObject({ errcode: 0, hiddenTypes: [37, 39] });
    expect(await told()).toEqual([37, 39]);
    expect(await hide(39)).toMatchObject({ errcode: 0, hiddenTypes: [39] });
    expect(await hide()).toMatchObject({ errcode: 0, hiddenTypes: [] });
    expect(await told()).toEqual([]);
  });

  test('what a player has seen over home comes with the player, joins what they have seen on another phone, and hides nothing', async () => {
    const seen = async () => (await kit.refresh())['shownTypes'];
    const show = (...shownTypes: number[]) => kit.post(account.hideFromHome.path, { shownTypes });
    await hide(37);
    expect(await seen()).toEqual([]);
    expect(await show(39)).toMatchObject({ errcode: 0, hiddenTypes: [37], shownTypes: [39] });
    expect(await show(40, 39)).toMatchObject({ errcode: 0, hiddenTypes: [37], shownTypes: [39, 40] });
    expect(await hide()).toMatchObject({ errcode: 0, hiddenTypes: [], shownTypes: [39, 40] });
    expect(await seen()).toEqual([39, 40]);
  });

  test('however much a phone says that it has shown, as many are kept as one call may name', async () => {
    const types = (from: number) => Array.from({ length: MOST_TYPES }, (_, at) => from + at);
    await kit.post(account.hideFromHome.path, { shownTypes: types(1) });
    const told = await kit.post(account.hideFromHome.path, { shownTypes: types(1_001) });
    expect(told['shownTypes']).toEqual(types(1_001));
  });

  test('a number that no promotion can have is no type', async () => {
    expect(await hide(3_000_000_000)).toMatchObject({ errcode: 9002 });
    expect(await told()).toEqual([]);
  });
});

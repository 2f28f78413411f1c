import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
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

  test('a number that no promotion can have is no type', async () => {
    expect(await hide(3_000_000_000)).toMatchObject({ errcode: 9002 });
    expect(await told()).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Config } from '#contract/entities/config.ts';
import { MemoryStore } from '#store/memory-store.ts';
import { currentStore, switchStore, watch } from './stored.ts';

function listen(read: ReturnType<typeof watch<'allGames' | 'gamesOfType'>>): (number[] | undefined)[] {
  const heard: (number[] | undefined)[] = [];
  read.subscribe((games) => heard.push(games?.map(({ id }) => id)));
  return heard;
}

const withGame = (id: number): Config =>
  v.parse(Config, {
    gameListVersion: `v${id}`,
    appGameList: [{ id, name: 'A game', typeId: 1, brandId: 1 }],
    appGameTypeList: [],
    appGameBrandList: [],
    mode: 'other',
  });

const watchMany = (): void => {
  for (let typeId = 10; typeId < 50; typeId++) watch('gamesOfType', { typeId });
};

test('a read outlives the change to another store', async () => {
  switchStore(new MemoryStore());
  const heard = listen(watch('allGames', {}));
  const next = new MemoryStore();
  await next.saveConfig(withGame(2), 1);
  switchStore(next);
  expect(heard).toEqual([undefined, [2]]);
});

test('a component that was hidden for long hears what is written after it has come back', async () => {
  switchStore(new MemoryStore());
  const read = watch('gamesOfType', { typeId: 1 });
  read.subscribe(() => undefined).unsubscribe();
  watchMany();
  const heard = listen(read);
  await currentStore().saveConfig(withGame(1), 1);
  const next = new MemoryStore();
  await next.saveConfig(withGame(2), 1);
  switchStore(next);
  expect(heard).toEqual([undefined, undefined, [1], [2]]);
});

test('a read that a screen still follows is not forgotten, however many came after it', async () => {
  switchStore(new MemoryStore());
  const heard = listen(watch('gamesOfType', { typeId: 1 }));
  watchMany();
  await currentStore().saveConfig(withGame(3), 1);
  expect(heard.at(-1)).toEqual([3]);
});

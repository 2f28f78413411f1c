import { expect, test, vi } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

test('an arrow does nothing where the piece that walks does not come, and no failure is left unseen', async () => {
  vi.doMock('./walk-tiles.ts', () => Promise.reject(new TypeError('No such piece')));
  const { log } = await import('#shared/log.ts');
  const info = vi.spyOn(log, 'info');
  const { useTileList } = await import('./use-tile-list.ts');
  const list = await drawHook(() => useTileList({ ids: [1, 2], columns: 2, onInfo: () => undefined }));
  const key = {
    key: 'ArrowRight',
    preventDefault: () => undefined,
    currentTarget: document.body,
    target: document.body,
  };
  list.value.listProps.onKeyDown(key as unknown as Parameters<typeof list.value.listProps.onKeyDown>[0]);
  await settle();
  vi.doUnmock('./walk-tiles.ts');
  expect(info.mock.calls.map(([what]) => what)).toEqual(['no walk']);
});

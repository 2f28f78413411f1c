/** The way of the keys through tiles, three beside each other, with three controls each. */
import { expect, test } from 'vitest';
import { walk } from './walk-tiles.ts';

const COLUMNS = 3;
const IDS = [11, 12, 13, 14, 15, 16, 17];

const drawn = (ids: readonly number[]): string =>
  ids
    .map(
      (id) => `<div data-game-id="${id}"><a href="/${id}">play</a><button>heart</button><button>about</button></div>`,
    )
    .join('');

function tilesOf(ids: readonly number[]): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = drawn(ids);
  document.body.replaceChildren(list);
  return list;
}

const controlOf = (list: Element, id: number, control: number): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>(`[data-game-id="${id}"] > *`)][control];

/** The tile and the control that have the focus then, and the tile that was chosen. */
function press(key: string, [id, control]: readonly [id: number, control: number]): (number | undefined)[] {
  const list = tilesOf(IDS);
  const from = controlOf(list, id, control) ?? list;
  from.focus();
  let chosen: number | undefined;
  const choose = (next: number): void => void (chosen = next);
  walk({ list, from, key, ids: IDS, columns: COLUMNS, choose, reveal: undefined });
  const focused = document.activeElement?.closest<HTMLElement>('[data-game-id]');
  const at = focused ? [...focused.children].indexOf(document.activeElement as Element) : undefined;
  return [Number(focused?.dataset['gameId']), at, chosen];
}

test.each([
  ['ArrowRight', [11, 0], [11, 1, 11]],
  ['ArrowRight', [11, 2], [12, 0, 12]],
  ['ArrowRight', [17, 2], [17, 2, undefined]],
  ['ArrowLeft', [12, 1], [12, 0, 12]],
  ['ArrowLeft', [12, 0], [11, 2, 11]],
  ['ArrowLeft', [11, 0], [11, 0, undefined]],
  ['ArrowDown', [12, 1], [15, 1, 15]],
  // There is no tile right below: the last one is as near.
  ['ArrowDown', [15, 1], [17, 1, 17]],
  ['ArrowDown', [17, 1], [17, 1, undefined]],
  ['ArrowUp', [15, 2], [12, 2, 12]],
  ['ArrowUp', [12, 0], [12, 0, undefined]],
  ['Home', [16, 2], [11, 0, 11]],
  ['End', [11, 1], [17, 0, 17]],
] as const)('%s from %j leads to %j', (key, from, to) => {
  expect(press(key, from)).toEqual(to);
});

test('a tile that is not drawn is scrolled to once, and has the focus when it is drawn', async () => {
  const list = tilesOf(IDS.slice(0, COLUMNS));
  const from = controlOf(list, 12, 1) ?? list;
  from.focus();
  const revealed: number[] = [];
  walk({
    list,
    from,
    key: 'ArrowDown',
    ids: IDS,
    columns: COLUMNS,
    choose: () => undefined,
    reveal: (at) => {
      revealed.push(at);
      const draw = (): void => list.insertAdjacentHTML('beforeend', drawn(IDS.slice(COLUMNS)));
      requestAnimationFrame(() => requestAnimationFrame(draw));
    },
  });
  const hasFocus = (): boolean => document.activeElement === controlOf(list, 15, 1);
  await expect.poll(hasFocus).toBe(true);
  expect(revealed).toEqual([4]);
});

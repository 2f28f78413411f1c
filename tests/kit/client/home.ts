/** Home as a test without a browser asks about it: its regions, its categories, and lists of games to serve. */
import { shown } from './app.tsx';
import { seenText, tap } from './draw.ts';

/** Without the notice that home opens with. */
export const QUIET = { appNoticeConfigList: [] };

export const region = (place: Element, name: string) => place.querySelector<HTMLElement>(`[aria-label="${name}"]`);

export const tabsOf = (place: Element, name: string) => [
  ...(region(place, name)?.querySelectorAll('[role=tab]') ?? []),
];

export const categories = (place: Element) => tabsOf(place, 'Game categories');

export async function openCategory(place: Element, name: string): Promise<void> {
  await tap(categories(place).find((tab) => seenText(tab) === name));
  await shown();
}

export const idsOf = (place: Element | null): number[] =>
  Array.from(place?.querySelectorAll<HTMLElement>('[data-game-id]') ?? [], (one) => Number(one.dataset['gameId']));

export const aGame = (id: number, changes: object = {}) => ({
  id,
  name: `Game ${id}`,
  typeId: 1,
  brandId: 3,
  maintain: 0,
  params: { brandMaintain: 0 },
  hot: 0,
  hotSort: id,
  showType: 0,
  sort: id,
  version: '3',
  recent: 0,
  ...changes,
});

export const lobbyOf = (appGameList: object[], more: object = {}) => ({
  ...QUIET,
  gameListVersion: 'of this test',
  appGameList,
  ...more,
});

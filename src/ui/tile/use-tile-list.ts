/**
 * What a list of tiles does for all of them at once: it is one stop for the Tab key, and the arrows, Home and End walk
 * inside it, through rows that are not drawn yet as well; a long press, or whatever opens a context menu, asks for more
 * about a tile.
 */
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { log } from '#shared/log.ts';
import { pressesOf } from './long-press.ts';

interface TileListOptions {
  /** In the order they are shown, with no id twice. */
  ids: readonly number[];
  columns: number;
  onInfo: (gameId: number) => void;
  /** Scrolls to a tile that may not be drawn, where not all of them are. */
  reveal?: (at: number) => void;
}

const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;

export function useTileList({ ids, columns, onInfo, reveal }: TileListOptions) {
  const [chosenId, choose] = useState<number>();
  const known = useMemo(() => new Set(ids), [ids]);
  const currentId = chosenId !== undefined && known.has(chosenId) ? chosenId : ids[0];
  const presses = useMemo(() => pressesOf(onInfo), [onInfo]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget: list, target } = event;
    if (!KEYS.test(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    import('./walk-tiles.ts')
      .then(({ walk }) => walk({ list, from: target as HTMLElement, key, ids, columns, choose, reveal }))
      .catch((error: unknown) => log.info('no walk', { why: String(error) }));
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const tile = target.closest<HTMLElement>('[data-game-id]');
    if (tile) choose(Number(tile.dataset.gameId));
  }

  return {
    /** The tile that the Tab key comes to. */
    currentId,
    listProps: { onKeyDown: handleKey, onFocus: handleFocus, ...presses },
  };
}

/**
 * What a list of tiles does for all of them at once: it is one stop for the Tab key, and the arrows, Home and End walk
 * inside it, through rows that are not drawn yet as well; a long press, or whatever opens a context menu, asks for more
 * about a tile.
 */
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { pressesOf } from './long-press.ts';

interface TileListOptions {
  /** In the order they are shown, with no id twice. */
  ids: readonly number[];
  columns: number;
  onInfo: (gameId: number) => void;
  /** Scrolls to a tile that may not be drawn, where not all of them are. */
  reveal?: (at: number) => void;
}

/** A row that is scrolled to is drawn within a few frames. */
const MOST_FRAMES = 20;
const CONTROLS = 'a, button, [role=link]';

export function useTileList({ ids, columns, onInfo, reveal }: TileListOptions) {
  const [chosenId, setChosenId] = useState<number>();
  const places = useMemo(() => new Map(ids.map((id, at) => [id, at])), [ids]);
  const currentId = chosenId !== undefined && places.has(chosenId) ? chosenId : ids[0];
  const presses = useMemo(() => pressesOf(onInfo), [onInfo]);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const tile = tileOf(event.target);
    const at = tile && places.get(gameIdOf(tile));
    if (!tile || at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextStop(event.key, { at, control: controlsOf(tile).indexOf(event.target as HTMLElement) });
    const id = next && ids[next.at];
    if (!next || id === undefined) return;
    event.preventDefault();
    setChosenId(id);
    focusTile(event.currentTarget, id, next.control, () => reveal?.(next.at));
  }

  function nextStop(key: string, from: Stop): Stop | undefined {
    const last = ids.length - 1;
    const below = from.at + columns;
    if (key === 'ArrowRight') return forward(from, last);
    if (key === 'ArrowLeft') return from.control > 0 ? { ...from, control: from.control - 1 } : backward(from);
    // From the last row but one there may be no tile right below: the last one is as near.
    if (key === 'ArrowDown' && Math.floor(from.at / columns) < Math.floor(last / columns))
      return { ...from, at: Math.min(below, last) };
    if (key === 'ArrowUp' && from.at >= columns) return { ...from, at: from.at - columns };
    if (key === 'Home') return { at: 0, control: 0 };
    return key === 'End' ? { at: last, control: 0 } : undefined;
  }

  function handleFocus(event: FocusEvent) {
    const tile = tileOf(event.target);
    if (tile) setChosenId(gameIdOf(tile));
  }

  return {
    /** The tile that the Tab key comes to. */
    currentId,
    listProps: { onKeyDown: handleKey, onFocus: handleFocus, ...presses },
  };
}

/** A tile, and which of its controls. */
interface Stop {
  at: number;
  control: number;
}

const CONTROLS_OF_A_TILE = 3;
const LAST_CONTROL = CONTROLS_OF_A_TILE - 1;

function forward({ at, control }: Stop, last: number): Stop | undefined {
  if (control < LAST_CONTROL) return { at, control: control + 1 };
  return at < last ? { at: at + 1, control: 0 } : undefined;
}

const backward = ({ at }: Stop): Stop | undefined => (at > 0 ? { at: at - 1, control: LAST_CONTROL } : undefined);

function focusTile(list: HTMLElement, id: number, control: number, reveal: () => void): void {
  let frames = 0;
  const tryNow = (): void => {
    const tile = list.querySelector<HTMLElement>(`[data-game-id="${id}"]`);
    if (tile) return controlsOf(tile)[control]?.focus();
    if (frames === 0) reveal();
    frames += 1;
    if (frames < MOST_FRAMES) requestAnimationFrame(tryNow);
  };
  tryNow();
}

const controlsOf = (tile: HTMLElement): HTMLElement[] => [...tile.querySelectorAll<HTMLElement>(CONTROLS)];

const tileOf = (target: EventTarget): HTMLElement | undefined =>
  (target as Element).closest<HTMLElement>('[data-game-id]') ?? undefined;

const gameIdOf = (tile: HTMLElement): number => Number(tile.dataset.gameId);

/**
 * How the keys walk through a list of tiles: left and right from control to control and on to the next tile, up and
 * down by rows, Home and End to its ends. Loaded with the first such key.
 */
export interface Walk {
  list: HTMLElement;
  /** Where the focus is. */
  from: HTMLElement;
  key: string;
  ids: readonly number[];
  columns: number;
  choose: (gameId: number) => void;
  /** Scrolls to a tile that may not be drawn. */
  reveal: ((at: number) => void) | undefined;
}

/** A tile, and which of its controls. */
interface Stop {
  at: number;
  control: number;
}

const CONTROLS = 'a, button, [role=link]';
const LAST_CONTROL = 2;
/** A row that is scrolled to is drawn within a few frames; a slow phone may need more of them. */
const MOST_FRAMES = 60;

export function walk({ list, from, key, ids, columns, choose, reveal }: Walk): void {
  const tile = from.closest<HTMLElement>('[data-game-id]');
  const at = tile ? ids.indexOf(Number(tile.dataset.gameId)) : -1;
  if (!tile || at < 0) return;
  const next = nextStop(key, { at, control: controlsOf(tile).indexOf(from) }, ids.length - 1, columns);
  const id = next && ids[next.at];
  if (!next || id === undefined) return;
  choose(id);
  focusTile(list, id, next.control, () => reveal?.(next.at));
}

function nextStop(key: string, from: Stop, last: number, columns: number): Stop | undefined {
  const { at, control } = from;
  const isAboveLastRow = Math.floor(at / columns) < Math.floor(last / columns);
  if (key === 'ArrowRight') return control < LAST_CONTROL ? { at, control: control + 1 } : stopAt(at + 1, 0, last);
  if (key === 'ArrowLeft') return control > 0 ? { at, control: control - 1 } : stopAt(at - 1, LAST_CONTROL, last);
  // From the last row but one there may be no tile right below: the last one is as near.
  if (key === 'ArrowDown') return isAboveLastRow ? { at: Math.min(at + columns, last), control } : undefined;
  if (key === 'ArrowUp') return stopAt(at - columns, control, last);
  return key === 'Home' ? { at: 0, control: 0 } : { at: last, control: 0 };
}

const stopAt = (at: number, control: number, last: number): Stop | undefined =>
  at >= 0 && at <= last ? { at, control } : undefined;

function focusTile(list: HTMLElement, id: number, control: number, reveal: () => void): void {
  let frames = 0;
  const tryNow = (): void => {
    const tile = list.querySelector<HTMLElement>(`[data-game-id="${id}"]`);
    const goal = tile && controlsOf(tile)[control];
    goal?.focus();
    // A row that has just been drawn is not seen before it is measured, and takes no focus until then.
    if (goal && document.activeElement === goal) return;
    if (frames === 0) reveal();
    frames += 1;
    if (frames < MOST_FRAMES) requestAnimationFrame(tryNow);
  };
  tryNow();
}

const controlsOf = (tile: HTMLElement): HTMLElement[] => [...tile.querySelectorAll<HTMLElement>(CONTROLS)];

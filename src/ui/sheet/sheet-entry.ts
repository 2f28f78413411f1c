/** How an entry of the history says that sheets lie open on it. */
const DEPTH = 'openSheets';

/** How many sheets the entry that the address bar stands on belongs to. */
export function sheetDepth(): number {
  const depth = (history.state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

/** A navigation that starts from such an entry replaces it. */
export const isSheetEntry = (): boolean => sheetDepth() > 0;

export function pushSheetEntry(depth: number): void {
  history.pushState({ ...history.state, [DEPTH]: depth }, '');
}

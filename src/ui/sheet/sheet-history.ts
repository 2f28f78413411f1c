/**
 * One history entry for each open sheet, so that Back closes the sheet on top and nothing else. What is open is the
 * truth and the history follows it: an entry is added, taken away, or handed from a sheet that closes to one that opens.
 */
import { pushSheetEntry, sheetDepth } from './sheet-entry.ts';

interface OpenSheet {
  element: HTMLElement;
  /** Asks the owner to close it. One that may not be left says false, and gets its entry back. */
  leave: () => boolean;
}

/** From the lowest to the one on top. */
const open: OpenSheet[] = [];
/** Told to close, and without an entry already; they are gone with the next drawing. */
const leaving = new Set<OpenSheet>();
const listeners = new Set<() => void>();
const settled: (() => void)[] = [];
let isListening = false;
let isReturning = false;

/** The sheet that a player sees and can reach; everything outside it is inert. */
export const topSheet = (): HTMLElement | undefined => open.at(-1)?.element;

export function onTopSheetChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns what gives the entry back, and resolves when the history stands where it stood before. */
export function enterSheet(sheet: OpenSheet): () => Promise<void> {
  listen();
  open.push(sheet);
  void follow();
  return () => {
    open.splice(open.indexOf(sheet), 1);
    leaving.delete(sheet);
    return follow();
  };
}

function follow(): Promise<void> {
  for (const tell of listeners) tell();
  // Not at once: a sheet that closes while another opens hands over its entry, and a tap that closes a sheet and leads
  // elsewhere has led there by then.
  setTimeout(settle);
  return new Promise((resolve) => settled.push(resolve));
}

function settle(): void {
  if (isReturning) return;
  const depth = sheetDepth();
  const wanted = open.length - leaving.size;
  for (let next = depth + 1; next <= wanted; next++) pushSheetEntry(next);
  if (depth > wanted) {
    // Entries of sheets that are gone: closed by a tap, or met again on the way back or forth.
    isReturning = true;
    history.go(wanted - depth);
  } else {
    for (const resolve of settled.splice(0)) resolve();
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    if (!isReturning) leaveAbove(sheetDepth());
    isReturning = false;
    settle();
  });
}

function leaveAbove(depth: number): void {
  for (const sheet of open.slice(depth).toReversed()) {
    if (sheet.leave()) leaving.add(sheet);
  }
}

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

/** Counts the entries of this window alone; `history` counts those of its frames too, as of a payment page in a sheet. */
type OwnHistory = {
  currentEntry: NavigationHistoryEntry;
  traverseTo(key: string): Required<NavigationResult>;
} & Navigation;

class SheetHistory {
  /** From the lowest to the one on top. */
  readonly #open: OpenSheet[] = [];
  /** Told to close, and without an entry already; they are gone with the next drawing. */
  readonly #leaving = new Set<OpenSheet>();
  readonly #listeners = new Set<() => void>();
  readonly #settled: (() => void)[] = [];
  #isListening = false;
  #isReturning = false;

  /** The sheet that a player sees and can reach; everything outside it is inert. */
  readonly top = (): HTMLElement | undefined => this.#open.at(-1)?.element;

  readonly onTopChange = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Returns what gives the entry back, and resolves when the history stands where it stood before. */
  enter(sheet: OpenSheet): () => Promise<void> {
    this.#listen();
    this.#open.push(sheet);
    void this.#follow();
    return () => {
      this.#open.splice(this.#open.indexOf(sheet), 1);
      this.#leaving.delete(sheet);
      return this.#follow();
    };
  }

  #follow(): Promise<void> {
    for (const tell of this.#listeners) tell();
    // Not at once: a sheet that closes while another opens hands over its entry, and a tap that closes a sheet and leads
    // elsewhere has led there by then.
    setTimeout(() => this.#settle());
    return new Promise((resolve) => this.#settled.push(resolve));
  }

  #settle(): void {
    if (this.#isReturning) return;
    const depth = sheetDepth();
    const wanted = this.#open.length - this.#leaving.size;
    for (let next = depth + 1; next <= wanted; next++) pushSheetEntry(next);
    if (depth > wanted) {
      // Entries of sheets that are gone: closed by a tap, or met again on the way back or forth.
      this.#isReturning = true;
      this.#goBack(depth - wanted);
    } else {
      for (const resolve of this.#settled.splice(0)) resolve();
    }
  }

  #goBack(steps: number): void {
    const { navigation } = window as { navigation?: OwnHistory };
    const target = navigation?.entries()[navigation.currentEntry.index - steps];
    if (!navigation || !target) return history.go(-steps);
    // Where another way was taken meanwhile, the history is looked at anew.
    navigation.traverseTo(target.key).committed.catch(() => this.#arrive());
  }

  #arrive(): void {
    this.#isReturning = false;
    this.#settle();
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    window.addEventListener('popstate', () => {
      if (!this.#isReturning) this.#leaveAbove(sheetDepth());
      this.#arrive();
    });
  }

  #leaveAbove(depth: number): void {
    for (const sheet of this.#open.slice(depth).toReversed()) {
      if (sheet.leave()) this.#leaving.add(sheet);
    }
  }
}

export const sheetHistory = new SheetHistory();

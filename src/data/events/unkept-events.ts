/**
 * Events between the moment they happen and the one in which the store has them. A page may end in between, with what it
 * was writing to the database; a line in localStorage is out of its hands as soon as it is written. The next page finds
 * it. What is found says no longer who it was: another player may be signed in by then.
 */
import * as v from 'valibot';
import { EventItem } from '#contract/logging.ts';
import { newKey } from '#shared/new-key.ts';

const PREFIX = 'unkeptEvents ';
/** Each page has its own: two that write to one would take away each other's. */
const OWN = PREFIX + newKey();
/** More than one moment brings; what is written with every event must stay short. */
const MOST = 50;

export function noteUnkept(items: readonly EventItem[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(OWN);
    else localStorage.setItem(OWN, JSON.stringify(items.slice(-MOST).map(nobodys)));
  } catch {
    // Blocked or full: they are lost if the page ends in this very moment.
  }
}

const nobodys = (item: EventItem): EventItem => ({ ...item, eventUserId: undefined });

interface Found {
  items: EventItem[];
  forget: () => void;
}

/** What other pages have left, or are about to keep: the same events twice are one. */
export function findUnkept(): Found {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== OWN);
    const lines = keys.map((key) => ({ key, written: localStorage.getItem(key) }));
    return {
      items: lines.flatMap(({ written }) => read(written)),
      forget: () => {
        // A page that is still there may have written more meanwhile.
        for (const { key, written } of lines) if (localStorage.getItem(key) === written) localStorage.removeItem(key);
      },
    };
  } catch {
    return { items: [], forget: () => undefined };
  }
}

/** Nothing where another version has written something else. */
function read(written: string | null): EventItem[] {
  try {
    const items = v.safeParse(v.array(EventItem), JSON.parse(written ?? '[]'));
    return items.success ? items.output : [];
  } catch {
    return [];
  }
}

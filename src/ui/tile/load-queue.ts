/**
 * Which lazy pictures may load: those within 1.3 screens, looked at every 200 ms at most, and not while the list flies
 * past: nobody can see them, and each would cost the player's data and the fling's frames.
 */
const AHEAD = '30% 0px';
const THROTTLE_MS = 200;
const REMEMBERED_PICTURES = 200;
/** Further than this between two looks is a fling. */
const FLING_SCREENS = 0.6;

type Start = () => void;

const loaded = new Set<string>();
const waiting = new Map<Element, Start>();
const observers = new WeakMap<Element, IntersectionObserver>();
const near = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastFlushMs = -Infinity;

export const isLoaded = (url: string): boolean => loaded.has(url);

/** Remembers the latest pictures, so that a tile that comes back is drawn with its picture at once. */
export function noteLoaded(url: string): void {
  loaded.delete(url);
  loaded.add(url);
  if (loaded.size <= REMEMBERED_PICTURES) return;
  const [oldest] = loaded;
  if (oldest !== undefined) loaded.delete(oldest);
}

/** Calls `start` once the element is near the screen; the returned function gives up waiting. */
export function whenNear(element: Element, start: Start): () => void {
  const root = element.closest('main');
  const observer = observerFor(root ?? document.documentElement, root);
  waiting.set(element, start);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    waiting.delete(element);
    near.delete(element);
  };
}

function observerFor(key: Element, root: Element | null): IntersectionObserver {
  const known = observers.get(key);
  if (known) return known;
  const made = new IntersectionObserver(noteEntries, { root, rootMargin: AHEAD });
  observers.set(key, made);
  return made;
}

function noteEntries(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    if (entry.isIntersecting) near.add(entry.target);
    else near.delete(entry.target);
  }
  const waitMs = Math.max(0, lastFlushMs + THROTTLE_MS - performance.now());
  if (waitMs === 0) flush();
  else timer ??= setTimeout(flush, waitMs);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  lastFlushMs = performance.now();
  if (isFlying()) {
    timer = setTimeout(flush, THROTTLE_MS);
    return;
  }
  for (const element of near) {
    waiting.get(element)?.();
    waiting.delete(element);
  }
  near.clear();
}

let lastScroller: Element | null = null;
let lastTop = 0;

function isFlying(): boolean {
  const [first] = near;
  const scroller = first?.closest('main') ?? document.documentElement;
  const moved = scroller === lastScroller ? Math.abs(scroller.scrollTop - lastTop) : 0;
  lastScroller = scroller;
  lastTop = scroller.scrollTop;
  return moved > scroller.clientHeight * FLING_SCREENS;
}

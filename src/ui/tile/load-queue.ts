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

export class LoadQueue {
  readonly #loaded = new Set<string>();
  readonly #waiting = new Map<Element, Start>();
  readonly #observers = new WeakMap<Element, IntersectionObserver>();
  readonly #near = new Set<Element>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lookedMs = -Infinity;
  /** The list as it stood at the last look. */
  #scroller: Element | null = null;
  #top = 0;

  isLoaded(url: string): boolean {
    return this.#loaded.has(url);
  }

  /** Remembers the latest pictures, so that a tile that comes back is drawn with its picture at once. */
  noteLoaded(url: string): void {
    this.#loaded.delete(url);
    this.#loaded.add(url);
    if (this.#loaded.size <= REMEMBERED_PICTURES) return;
    const [oldest] = this.#loaded;
    if (oldest !== undefined) this.#loaded.delete(oldest);
  }

  /** Calls `start` once the element is near the screen; the returned function gives up waiting. */
  whenNear(element: Element, start: Start): () => void {
    const root = element.closest('main');
    const observer = this.#observerFor(root ?? document.documentElement, root);
    // What is watched is measured in every frame.
    const stop = (): void => {
      observer.unobserve(element);
      this.#waiting.delete(element);
      this.#near.delete(element);
    };
    this.#waiting.set(element, () => {
      stop();
      start();
    });
    observer.observe(element);
    return stop;
  }

  #observerFor(key: Element, root: Element | null): IntersectionObserver {
    const known = this.#observers.get(key);
    if (known) return known;
    const made = new IntersectionObserver(this.#noteEntries, { root, rootMargin: AHEAD });
    this.#observers.set(key, made);
    return made;
  }

  readonly #noteEntries = (entries: IntersectionObserverEntry[]): void => {
    for (const entry of entries) {
      if (entry.isIntersecting) this.#near.add(entry.target);
      else this.#near.delete(entry.target);
    }
    const waitMs = this.#lookedMs + THROTTLE_MS - performance.now();
    if (waitMs <= 0) this.#look();
    else this.#timer ??= setTimeout(this.#look, waitMs);
  };

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lookedMs = performance.now();
    if (this.#isFlying()) {
      this.#timer = setTimeout(this.#look, THROTTLE_MS);
      return;
    }
    for (const element of this.#near) this.#waiting.get(element)?.();
    this.#near.clear();
  };

  #isFlying(): boolean {
    const [first] = this.#near;
    const scroller = first?.closest('main') ?? document.documentElement;
    const moved = scroller === this.#scroller ? Math.abs(scroller.scrollTop - this.#top) : 0;
    this.#scroller = scroller;
    this.#top = scroller.scrollTop;
    return moved > scroller.clientHeight * FLING_SCREENS;
  }
}

/** Of all pictures on the page. */
export const loadQueue = new LoadQueue();

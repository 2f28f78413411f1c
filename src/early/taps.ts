/**
 * What a player does on the drawn screen before the program is there: it is remembered, and the program does it, once.
 * Where no program comes, links lead on as links do.
 */
const PATIENCE_MS = 4_000;
/** Until then a browser has told of the tap that ends with a lift, if it does. */
const LIFTED_MS = 300;
const TAPPED = 'a[href], button, [data-view]';

export interface HandOver {
  /** Before the program's screen is painted: the focus and the place in the list are what they were. */
  place(): void;
  /** Once the program listens. */
  act(): void;
}

export function collectTaps(): HandOver {
  const drawnAt = performance.now();
  const tapped: string[] = [];
  let focused: string | undefined;
  let pressed: string | undefined;
  let top = 0;

  const onClick = (event: MouseEvent): void => {
    pressed = undefined;
    const target = (event.target as Element).closest(TAPPED);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!target || !isPlain) return;
    if (target instanceof HTMLAnchorElement) {
      if (performance.now() - drawnAt > PATIENCE_MS) return;
      event.preventDefault();
    }
    const name = nameOf(target);
    // Two taps on a banner are one: it may lead to a window of its own.
    if (!target.matches('[data-view]') || !tapped.includes(name)) tapped.push(name);
  };
  const onPress = ({ target }: Event): void => {
    const found = (target as Element).closest(TAPPED);
    pressed = found ? nameOf(found) : undefined;
  };
  const onFocus = ({ target }: FocusEvent): void => void (focused = nameOf(target as Element));
  const onScroll = ({ target }: Event): void => {
    if (target instanceof Element && target.matches('.home-screen')) top = target.scrollTop;
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true });

  return {
    place() {
      listening.abort();
      delete document.documentElement.dataset.drawn;
      const main = document.querySelector('main.home-screen');
      if (main && top > 0) main.scrollTop = top;
      if (focused) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
      if (pressed) tapWhenLifted(pressed);
    },
    act() {
      for (const name of tapped.splice(0)) document.querySelector<HTMLElement>(name)?.click();
    },
  };
}

/** What was pressed is gone when the finger lifts, and not every browser tells of a tap on what stands there instead. */
function tapWhenLifted(name: string): void {
  const onLift = ({ target }: Event): void => {
    const found = document.querySelector<HTMLElement>(name);
    if (!found?.contains(target as Node)) return;
    const late = setTimeout(() => found.click(), LIFTED_MS);
    found.addEventListener('click', () => clearTimeout(late), { once: true });
  };
  document.addEventListener('pointerup', onLift, { once: true });
}

/** A selector that finds the same thing in what the program draws. */
function nameOf(element: Element): string {
  const tile = element.closest<HTMLElement>('[data-game-id]');
  const within = tile ? `[data-game-id="${tile.dataset.gameId}"] ` : '';
  const name = within + plainNameOf(element);
  // What it is called may change once more is known of the player, so that comes last.
  const label = element.getAttribute('aria-label');
  return label && document.querySelectorAll(name).length > 1 ? `${name}[aria-label="${CSS.escape(label)}"]` : name;
}

function plainNameOf(element: Element): string {
  const click = element.getAttribute('data-click');
  if (click) return `[data-click="${click}"]`;
  const view = element.getAttribute('data-view');
  if (view) return `[data-view="${view}"]`;
  const href = element.getAttribute('href');
  return href ? `a[href="${href}"]` : `${element.localName}.${element.classList[0]}`;
}

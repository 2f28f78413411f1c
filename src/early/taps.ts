/**
 * What a player does on the document's screen before the program is there: it is remembered, and the program does it, once.
 * The first banner is seen, and may be tapped, before home is drawn. Where no program comes, links lead on as links do;
 * once the document has said so, they wait for the program.
 */
const PATIENCE_MS = 4_000;
/** A picture that has come is painted by then. */
const PAINTED_MS = 250;
/** Until then a browser has told of the tap that ends with a lift, if it does. */
const LIFTED_MS = 300;
const TAPPED = 'a[href], button, .banner';

export interface HandOver {
  /** Before the program's screen is painted: the focus and the place in the list are what they were. */
  place(): void;
  /** Once the program listens. */
  act(): void;
}

export function collectTaps(): HandOver {
  const tapped: Element[] = [];
  let focused: Element | undefined;
  let top = 0;

  const onClick = (event: MouseEvent): void => {
    const target = (event.target as Element).closest(TAPPED);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // A button on the splash starts anew: that is no tap for the program.
    if (!target || !isPlain || target.closest('.splash')) return;
    if (target.matches('a')) {
      // Where the document has said that no program comes, a link would lose the page: what was drawn counts as not drawn.
      if (performance.now() - Number(document.documentElement.dataset.drawn) > PATIENCE_MS) return;
      event.preventDefault();
    }
    // Two taps on a banner are one: it may lead to a window of its own.
    if (!target.matches('.banner') || !tapped.includes(target)) tapped.push(target);
  };
  const onFocus = ({ target }: FocusEvent): void => void (focused = target as Element);
  const onScroll = ({ target }: Event): void => {
    if (target instanceof Element && target.matches('.home-screen')) top = target.scrollTop;
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('click', onClick, { signal });
  tapWhenLifted(signal);
  addEventListener('focusin', onFocus, { signal });
  addEventListener('scroll', onScroll, { signal, capture: true });

  return {
    place() {
      listening.abort();
      const { dataset } = document.documentElement;
      delete dataset.drawn;
      // The copy of the first banner has done its work once the picture itself is there, or has failed.
      void window.asked?.pictures.then(() => setTimeout(() => delete dataset.coming, PAINTED_MS));
      const main = document.querySelector('main.home-screen');
      if (main && top > 0) main.scrollTop = top;
      if (focused) drawnAnew(focused)?.focus({ preventScroll: true });
    },
    act() {
      for (const one of tapped.splice(0)) drawnAnew(one)?.click();
    },
  };
}

/** What is pressed before the take-over is gone when the finger lifts after it, and not every browser tells of a tap on what stands there then. */
function tapWhenLifted(taken: AbortSignal): void {
  let pressed: Element | null | undefined;
  const onPress = ({ target }: Event): void => void (pressed = (target as Element).closest(TAPPED));
  const onEnd = ({ type, target }: Event): void => {
    const found = type === 'pointerup' && pressed && drawnAnew(pressed);
    pressed = undefined;
    if (!found || !found.contains(target as Node)) return;
    const late = setTimeout(() => found.click(), LIFTED_MS);
    found.addEventListener('click', () => clearTimeout(late), { once: true });
  };
  addEventListener('pointerdown', onPress, { signal: taken });
  // A scroll and a menu of the browser's are no taps.
  for (const end of ['pointerup', 'pointercancel', 'contextmenu']) addEventListener(end, onEnd);
}

/** The same thing in what the program has drawn. */
const drawnAnew = (element: Element): HTMLElement | null => document.querySelector(nameOf(element));

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
  if (href) return `a[href="${href}"]`;
  const kind = `.${element.classList[0]}`;
  // The program may draw a link where the document has a banner.
  return kind === '.banner' ? kind : element.localName + kind;
}

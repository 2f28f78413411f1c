/**
 * What had the focus on a screen may go away, as the button of an order that is cancelled does. The focus then goes to the
 * nearest part that is still there and may have it, or to `otherwise`; else a keyboard and a reader would begin anew at the top of the page.
 * Returns what ends that.
 */
export function handOnFocus(screen: HTMLElement | null, otherwise = screen): (() => void) | undefined {
  if (!screen) return undefined;
  let heirs: readonly HTMLElement[] = [];
  let last: Element | undefined;
  const note = ({ target, type }: Event): void => {
    if (!(target instanceof Element)) return;
    // A tap beside everything takes the focus away on purpose.
    last = type === 'focusin' && screen.contains(target) ? target : undefined;
    // From a sheet over it the focus goes back to where the sheet was opened.
    if (last && target.closest('dialog') !== screen.closest('dialog')) return;
    heirs = last ? heirsOf(last, screen) : [];
  };
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (!last || screen.contains(last) || (activeElement !== null && activeElement !== body)) return;
    last = undefined;
    (heirs.find((part) => part.isConnected) ?? otherwise)?.focus({ preventScroll: true });
  });
  observer.observe(screen, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', note);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', note);
  };
}

/** The nearest first, which may be itself. */
function heirsOf(element: Element, screen: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: Element | null = element; part && screen.contains(part); part = part.parentElement) {
    if (part instanceof HTMLElement && part.matches('[tabindex="-1"]')) found.push(part);
  }
  return found;
}

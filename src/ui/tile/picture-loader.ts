/**
 * Loads one lazy picture into its element: near the screen, three times at most. It works on the element itself rather
 * than through state, because a fling past a hundred tiles must not draw each of them three times.
 */
import { loadQueue } from './load-queue.ts';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 800;

/** `data-state` says how far it is: waiting, loading, loaded or error. The returned function gives up. */
export function loadPicture(picture: HTMLImageElement, url: string, isFirst: boolean): () => void {
  // Home comes back from behind another screen with its pictures in place; loading them again would make them blink.
  if (picture.getAttribute('src') === url && picture.complete && picture.naturalWidth > 0) {
    picture.dataset.state = 'loaded';
    return () => undefined;
  }
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    loadQueue.noteLoaded(url);
    picture.dataset.state = 'loaded';
  };
  const tryNow = (): void => {
    attempt += 1;
    picture.dataset.state = 'loading';
    // The browser does not ask again for an address that it holds already, so a failed one is taken away first.
    picture.removeAttribute('src');
    picture.src = url;
    // The document has sent for the first pictures: what is there already belongs to the first paint, not to the second.
    if (picture.complete && picture.naturalWidth > 0) show();
  };
  const retry = (): void => {
    if (attempt < MOST_ATTEMPTS) timer = setTimeout(tryNow, RETRY_MS * attempt);
    else picture.dataset.state = 'error';
  };

  picture.addEventListener('load', show);
  picture.addEventListener('error', retry);
  picture.dataset.state = 'waiting';
  const isWanted = isFirst || loadQueue.isLoaded(url);
  const stopWaiting = isWanted ? undefined : loadQueue.whenNear(picture, tryNow);
  if (isWanted) tryNow();
  return () => {
    stopWaiting?.();
    clearTimeout(timer);
    picture.removeEventListener('load', show);
    picture.removeEventListener('error', retry);
  };
}

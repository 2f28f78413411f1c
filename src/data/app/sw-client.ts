/** What the page says to the service worker: above all it hands over what was loaded before one stood in between. */
import { KEPT_CONFIG, type ToWorker } from '#contract/messages.ts';

let handOver: { reply: unknown } | undefined;
/** What came past the worker has been handed over since. */
const handed = { isAll: false };

/** Gives the service worker a reply that came while there was none; it is handed over as soon as one is in charge. */
export function keepInWorker(reply: unknown): void {
  handOver = { reply };
  handOverNow();
}

/** Whether replies come through the service worker, which then keeps them by itself. */
function isWorkerInCharge(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Whether the service worker has kept the configuration by itself. It has not where the document came past it: its first
 * questions and pictures may have too, though the worker has taken over since. Nor can it keep what a player is answered.
 */
export async function hasWorkerConfig(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isWorkerInCharge() || !(navigation?.workerStart || handed.isAll)) return false;
  return (await caches.match(KEPT_CONFIG)) !== undefined;
}

/** False when there is nobody to tell. Who wants an answer sends a port along. */
export function tellWorker(message: ToWorker, ports: MessagePort[] = []): boolean {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  worker?.postMessage(message, ports);
  return worker !== null;
}

export function handOverNow(): void {
  if (!handOver || !isWorkerInCharge()) return;
  tellWorker({ kind: 'keep-config', reply: handOver.reply });
  tellWorker({ kind: 'keep-pictures', urls: shownPictures() });
  // Those on their way have begun without it, and come past it.
  for (const picture of document.images) {
    if (!picture.complete) picture.addEventListener('load', keepOne, { once: true });
  }
  handOver = undefined;
  handed.isAll = true;
}

const keepOne = ({ currentTarget }: Event): void =>
  void tellWorker({ kind: 'keep-pictures', urls: [(currentTarget as HTMLImageElement).currentSrc] });

const shownPictures = (): string[] =>
  [...document.images]
    .filter((picture) => picture.complete && picture.naturalWidth > 0)
    .map((picture) => picture.currentSrc);

/**
 * Runs in the document's head, before anything is painted: what the first paint depends on, and on a first visit the questions whose
 * answers are a round trip away. What draws them (`index.ts`) stands at the document's end, so that the outline is seen before it has come.
 */
import { askForConfig } from './config-call.ts';
import { askForPictures } from './first-pictures.ts';
import { readFact, sizeLetters } from './kept-facts.ts';

const KNOWN_VERSION = 'gameListVersion';

/** The small copy of the first banner's picture stays behind the banner that is drawn there, until the program has taken over (`taps.ts`). */
function showPreview(): void {
  const { style, dataset } = document.documentElement;
  if (!dataset.preview) return;
  style.setProperty('--first-banner', `url(${dataset.preview})`);
  dataset.coming = '';
}

/** Seven questions take the phone a while: the outline comes before them. */
const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Until it is there, a stand-in of the same measures is read. */
function bringFont(): void {
  document.querySelector('link[rel=font]')?.setAttribute('rel', 'preload');
}

sizeLetters();
addEventListener('resize', sizeLetters);
if (readFact(KNOWN_VERSION) === null) {
  window.asked = { config: askForConfig(), pictures: soon().then(askForPictures) };
  // What reads it stands at the document's end, and hears of a failure too.
  window.asked.config.catch(() => undefined);
  showPreview();
} else document.documentElement.dataset.visited = '';
// After the first pictures on the wire.
setTimeout(bringFont);

/** What a first visit has asked for already. */
export interface Asked {
  config: Promise<Response>;
  /** Resolves when each is there or has failed. */
  pictures: Promise<unknown>;
}

declare global {
  interface Window {
    /** There on a first visit alone. */
    asked?: Asked;
  }
}

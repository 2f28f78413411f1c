/** When the first screen is there. Whatever is not needed for it waits, so that nothing competes on a slow line. */

/** A screen without pictures, or with broken ones, must not keep the rest waiting. */
const LONGEST_WAIT_MS = 4_000;
const LONGEST_WITHOUT_PICTURES_MS = 1_500;
const QUIET_MS = 200;

/** Resolves when the pictures that are on the screen have been painted, or after a while. */
export async function firstPictures(): Promise<void> {
  const start = performance.now();
  let waitedMs = 0;
  while (waitedMs < LONGEST_WAIT_MS) {
    await frame();
    waitedMs = performance.now() - start;
    const pictures = [...document.images].filter((picture) => picture.fetchPriority === 'high');
    if (pictures.length === 0 && waitedMs > LONGEST_WITHOUT_PICTURES_MS) return;
    if (pictures.length > 0 && pictures.every((picture) => picture.complete)) return;
  }
}

/** Leaves the thread to the player's first tap. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, QUIET_MS);
  });
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250); // A page in the background gets no frames.
  });
}

/** When the first screen is there. Whatever is not needed for it waits, so that nothing competes on a slow line. */

/** A screen without pictures, or with broken ones, must not keep the rest waiting. */
const LONGEST_WAIT_MS = 4_000;
const QUIET_MS = 700;

/** Resolves when the pictures that are on the screen have been painted, or after a while. */
export async function firstPictures(): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  await frame();
  while (performance.now() < deadline && !arePainted()) await frame();
}

/** Leaves the thread to the player's first tap. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, QUIET_MS);
  });
}

function arePainted(): boolean {
  const pictures = [...document.images].filter((picture) => picture.fetchPriority === 'high');
  return pictures.every((picture) => picture.complete);
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250); // A page in the background gets no frames.
  });
}

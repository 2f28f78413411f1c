/** When the first screen is there. Whatever is not needed for it waits, so that nothing competes on a slow line. */
import { startTransition, useEffect, useState } from 'react';
import { once } from '#shared/once.ts';

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
    // One frame more: what waits for them must not come between a picture's arrival and its paint.
    if (pictures.length > 0 && pictures.every(isThere)) return void (await frame());
  }
}

/** Shown, where it says how far it is; or broken, which nobody waits for. */
const isThere = ({ complete, naturalWidth, dataset }: HTMLImageElement): boolean =>
  complete && (naturalWidth === 0 || (dataset.state ?? 'loaded') === 'loaded');

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

/** False until the pictures of the first screen are painted: what waits for it competes with none of them. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(wasPainted);
  useEffect(() => {
    // What was drawn before the pictures came may be shown after, so it is its own state that counts.
    if (isPainted) return undefined;
    let isHere = true;
    void whenPainted().then(() => {
      // Done in slices, as there is much of it, and a tap may come in between.
      if (isHere) startTransition(() => setIsPainted(true));
    });
    return () => {
      isHere = false;
    };
  }, [isPainted]);
  return isPainted;
}

/** Once in a visit is enough, for all who wait: a home that is drawn anew has nothing to wait for. */
const whenPainted = once(() => firstPictures().then(() => void (wasPainted = true)));
let wasPainted = false;

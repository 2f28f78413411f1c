import { startTransition, useEffect, useState } from 'react';
import { once } from '#shared/in-turn.ts';
import { firstPictures } from '#data/lobby/first-paint.ts';

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

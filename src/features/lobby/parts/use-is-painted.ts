import { startTransition, useEffect, useState } from 'react';
import { firstPictures } from '#data/first-paint.ts';

/** False until the pictures of the first screen are painted: what waits for it competes with none of them. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(wasPainted);
  useEffect(() => {
    if (wasPainted) return undefined;
    let isHere = true;
    void firstPictures().then(() => {
      wasPainted = true;
      // Done in slices, as there is much of it, and a tap may come in between.
      if (isHere) startTransition(() => setIsPainted(true));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isPainted;
}

/** Once in a visit is enough: a home that is drawn anew has nothing to wait for. */
let wasPainted = false;

import { useEffect } from 'react';
import { onReachable } from '#data/call/connection.ts';

/**
 * No browser asks a second time for a picture that has failed, so it is done here once the server can be reached again; at first
 * for those that have failed before this was there.
 */
export const useMissedPictures = (): void =>
  useEffect(() => {
    askForMissed();
    return onReachable(askForMissed);
  }, []);

function askForMissed(): void {
  for (const picture of document.images) {
    const { src, complete, naturalWidth } = picture;
    if (src === '' || !complete || naturalWidth > 0) continue;
    // Nor does it for the address that stands there already.
    picture.removeAttribute('src');
    picture.src = src;
  }
}

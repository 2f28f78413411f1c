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
    const src = picture.getAttribute('src');
    // A tile that is still at its own tries goes on with them.
    const isTried = picture.dataset.state === 'loading';
    if (!src || isTried || !picture.complete || picture.naturalWidth > 0) continue;
    // Nor does it for the address that stands there already.
    picture.removeAttribute('src');
    picture.src = src;
  }
}

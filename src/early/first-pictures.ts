import { BANNER_WIDTH, SMALL_BANNER_WIDTH } from '#features/lobby/parts/banners/banner-markup.ts';
import { isLowData, pictureWidth } from './kept-facts.ts';

export const bannerWidth = (): number => (isLowData() ? SMALL_BANNER_WIDTH : BANNER_WIDTH);

/**
 * Asks for the pictures that the server has named in the document; what shows them is drawn when the configuration has come.
 * Resolves when each is there or has failed.
 */
export function askForPictures(): Promise<unknown> {
  const { pictures, banner, preview } = document.documentElement.dataset;
  const addresses = pictures?.split(' ').map((path) => `/${path}&w=${pictureWidth()}`) ?? [];
  // It is the largest and the highest on the screen. Where a small copy of it is seen already, the games go before it.
  if (banner) addresses[preview ? 'push' : 'unshift'](`/${banner}?w=${Math.ceil(bannerWidth() * devicePixelRatio)}`);
  return Promise.allSettled(
    addresses.map((src) => Object.assign(new Image(), { fetchPriority: 'high', src }).decode()),
  );
}

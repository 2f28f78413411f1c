/**
 * A banner's picture that is small enough to travel inside the document: on a first visit it is seen with the first paint, a round trip
 * before the picture itself.
 */
import { log } from '#shared/log.ts';
import { pictureFor } from './picture-address.ts';
import { renderPreview } from './render.ts';

/** Empty for what is no banner of ours, or cannot be rendered: the picture comes all the same. */
export async function bannerPreview(path: string): Promise<string> {
  const picture = pictureFor(path, new URLSearchParams(), '', { games: [], brands: [] });
  if (!picture) return '';
  try {
    return `data:image/webp;base64,${(await renderPreview(picture.svg())).toString('base64')}`;
  } catch (error) {
    log.error('no preview of a banner', { path, detail: String(error) });
    return '';
  }
}

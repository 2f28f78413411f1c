/**
 * A banner's picture that is small enough to travel inside the document: on a first visit it is seen with the first paint, a round trip
 * before the picture itself.
 */
import { log } from '#shared/log.ts';
import { pictureFor } from './picture-address.ts';
import { renderPreview } from './render.ts';

/** The few that we draw, by what was drawn. */
const made = new Map<string, string>();

/** Empty for what is no picture of ours, or cannot be rendered: the banner's own comes all the same. */
export async function bannerPreview(path: string): Promise<string> {
  const picture = pictureFor(path, new URLSearchParams(), '', { games: [], brands: [] });
  if (!picture) return '';
  const known = made.get(picture.key);
  if (known !== undefined) return known;
  try {
    const preview = `data:image/webp;base64,${(await renderPreview(picture.svg())).toString('base64')}`;
    made.set(picture.key, preview);
    return preview;
  } catch (error) {
    log.error('no preview of a banner', { path, detail: String(error) });
    return '';
  }
}

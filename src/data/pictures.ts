/** Addresses of the pictures that the operator names in the configuration. */
import type { Lobby } from './use-stored.ts';

type PictureConfig = Pick<Lobby['config'], 'gameResourceUrl' | 'appGenericImgList'>;

/** A path is the server's own picture, in the size it is shown in; anything longer is taken as it is. */
export function pictureUrl({ gameResourceUrl: root }: PictureConfig, path: string, width: number): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const slash = root.endsWith('/') || path.startsWith('/') ? '' : '/';
  return `${root}${slash}${path}?w=${Math.ceil(width * devicePixelRatio)}`;
}

/** Undefined where the operator has none. */
export function genericPicture(config: PictureConfig, key: string, width: number): string | undefined {
  const found = config.appGenericImgList.find(({ uniqueKey }) => uniqueKey === key);
  return found?.img ? pictureUrl(config, found.img, width) : undefined;
}

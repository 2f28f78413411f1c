/** Addresses that the operator has typed: of pictures, and of places that a link leads to. */
import type { Lobby } from './use-stored.ts';

type PictureConfig = Pick<Lobby['config'], 'gameResourceUrl' | 'appGenericImgList'>;

/** A path is the server's own picture, in the size it is shown in; anything longer is taken as it is. */
export function pictureUrl(
  { gameResourceUrl: root }: Pick<PictureConfig, 'gameResourceUrl'>,
  path: string,
  width: number,
): string {
  return isWhole(path) ? path : `${under(root, path)}?w=${Math.ceil(width * devicePixelRatio)}`;
}

/** The same for a film, which has one size. */
export const mediaUrl = ({ gameResourceUrl: root }: PictureConfig, path: string): string =>
  isWhole(path) ? path : under(root, path);

const isWhole = (path: string): boolean => /^(https?:)?\/\//.test(path);

const under = (root: string, path: string): string =>
  `${root}${root.endsWith('/') || path.startsWith('/') ? '' : '/'}${path}`;

/** Undefined where the operator has none. */
export function genericPicture(config: PictureConfig, key: string, width: number): string | undefined {
  const found = config.appGenericImgList.find(({ uniqueKey }) => uniqueKey === key);
  return found?.img ? pictureUrl(config, found.img, width) : undefined;
}

/** Only an address that a browser can open safely is let through. */
export function secureUrl(typed: string): URL | undefined {
  const url = URL.canParse(typed, location.href) ? new URL(typed, location.href) : undefined;
  const isSafe = typed !== '' && (url?.protocol === 'https:' || url?.origin === location.origin);
  return isSafe ? url : undefined;
}

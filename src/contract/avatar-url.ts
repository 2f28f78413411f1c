import { AVATAR_COUNT } from './limits.ts';

const WIDTH = 72;

/** The picture with this number, under the resource root. Undefined for a player who has chosen none, and where there is no such picture. */
export function avatarUrl(root: string, avatar: number, pixelRatio: number): string | undefined {
  if (!(avatar >= 1 && avatar <= AVATAR_COUNT)) return undefined; // Also what an older release did not keep.
  const slash = root.endsWith('/') ? '' : '/';
  return `${root}${slash}avatar/${avatar}.png?w=${Math.ceil(WIDTH * pixelRatio)}`;
}

export { LazyPicture } from './lazy-picture.tsx';
export { Tile } from './tile.tsx';
export { useTileList } from './use-tile-list.ts';

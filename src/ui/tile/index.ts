export { Tile } from './tile.tsx';

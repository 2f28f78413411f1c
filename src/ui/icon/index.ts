export { coinOf } from './coin.ts';
export { Icon, type IconName } from './icon.tsx';

export { Sheet } from './sheet.tsx';

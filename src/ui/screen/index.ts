export { Screen } from './screen.tsx';

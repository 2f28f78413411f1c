export { Steps } from './steps.tsx';

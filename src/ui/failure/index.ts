export { FailureScreen } from './failure-screen.tsx';

export { FailureScreen } from './failure-screen.tsx';
export { Screen } from './screen.tsx';

export { Toast } from './toast.tsx';

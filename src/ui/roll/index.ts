export { Roll } from './roll.tsx';

export { Button, ButtonLink, MoneyLink } from './button.tsx';

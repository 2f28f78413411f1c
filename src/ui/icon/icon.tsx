import { iconPaths, type IconName } from './paths.ts';
import './icon.css';

/** Decoration beside a text or inside a named button; it never speaks for itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

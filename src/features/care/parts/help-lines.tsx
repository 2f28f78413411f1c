import { helpLines } from '../rules/help-lines.ts';
import { text } from '../text.ts';

/** Who listens, as links that can be tapped without a connection as well. */
export function HelpLines() {
  return (
    <ul className="care-help">
      {helpLines().map(({ href, name, isElsewhere }) => (
        <li key={href}>
          <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
            {name}
            {isElsewhere && <span className="visually-hidden">({text.newWindow})</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { text } from '../text.ts';
import './rules.css';

interface RulesProps {
  title: string;
  items: readonly string[];
}

/** When a promotion gives what, and the word about gambling that stands with every one of them. */
export function Rules({ title, items }: RulesProps) {
  return (
    <section className="promotion-rules">
      <h2>{title}</h2>
      <ul>
        {items.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{text.responsible}</p>
    </section>
  );
}

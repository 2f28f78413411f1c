import { AFTER_END } from '#contract/after-end.ts';
import type { Promotion } from '../promotion.ts';
import { text } from '../text.ts';
import './rules.css';

/** When a promotion gives what, what becomes of it at the end, and the word about gambling that stands with every one of them. */
export function Rules({ promotion }: { promotion: Promotion }) {
  const items = promotion.rules();
  const isClaimed = Object.keys(promotion.claims).length > 0;
  const all = isClaimed ? [...items, text.afterEnd[AFTER_END[promotion.type] ?? 'nothing']] : items;
  return (
    <section className="promotion-rules">
      <h2>{promotion.rulesTitle?.() ?? text.rulesTitle}</h2>
      <ul>
        {all.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{text.responsible}</p>
    </section>
  );
}

import { text } from '../text.ts';

/** What the terms of use say about withdrawals. */
export function Terms() {
  return (
    <section className="withdraw-terms">
      <h2>{text.termsTitle}</h2>
      <ul>
        {text.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}

import './terms.css';

/** What the terms of use say about what the screen does. */
export const Terms = ({ title, terms }: { title: string; terms: readonly string[] }) => (
  <section className="terms">
    <h2>{title}</h2>
    <ul>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  </section>
);

/** One figure of a list of figures. */
export function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}

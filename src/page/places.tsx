const PLACES = [0, 1, 2, 3, 4];

/** Stands where the content will be, so that nothing jumps when it comes. */
export function Places({ name }: { name: string }) {
  return (
    <div className="page-places" aria-busy="true">
      <p role="status" className="visually-hidden">
        {name}
      </p>
      {PLACES.map((place) => (
        <i key={place} />
      ))}
    </div>
  );
}

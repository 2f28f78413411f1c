/** Reaches into plain data: every place in it, and the same data with another value in one place. */
export type Place = (string | number)[];

export function placesIn(data: unknown, at: Place = []): Place[] {
  if (typeof data !== 'object' || data === null) return [at];
  const inside = Object.entries(data).flatMap(([key, value]) =>
    placesIn(value, [...at, Array.isArray(data) ? Number(key) : key]),
  );
  return at.length === 0 ? inside : [at, ...inside];
}

export function valueAt(data: unknown, place: Place): unknown {
  return place.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], data);
}

export function withValueAt(data: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const inner = withValueAt((data as Record<string | number, unknown>)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? inner : item));
  return { ...(data as object), [key]: inner };
}

/** Adds a field that no contract knows to every object of the data. */
export function withUnknownFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withUnknownFields);
  if (typeof data !== 'object' || data === null) return data;
  const known = Object.entries(data).map(([key, value]) => [key, withUnknownFields(value)]);
  return { ...Object.fromEntries(known), unknownField: { nested: [1, null] } };
}

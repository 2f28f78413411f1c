/** Crashes on a state that cannot be: a bug, never a thing a player or a network can cause. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`Impossible state: ${why}`);
}

export function must<Value>(value: Value | null | undefined, why: string): Value {
  assert(value !== null && value !== undefined, why);
  return value;
}

/** One tab after the other. A browser without locks goes on without, and one whose owner has blocked all storage gives none. */
export function locked<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work();
  let isBegun = false;
  const begin = (): Promise<Value> => {
    isBegun = true;
    return work();
  };
  return navigator.locks.request(name, begin).catch((error: Error) => {
    if (isBegun || error.name !== 'SecurityError') throw error;
    return work();
  });
}

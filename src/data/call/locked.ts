/** One tab after the other. A browser without locks goes on without. */
export const locked = <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/**
 * The server's clock. The sandbox may move it, so that a tester sees in a second what takes a month; everywhere else it
 * is the machine's.
 */
export interface Clock {
  now: () => Date;
  offsetMs: () => number;
  moveTo: (offsetMs: number) => void;
}

export function makeClock(read: () => Date = () => new Date()): Clock {
  let offset = 0;
  return {
    now: () => new Date(read().getTime() + offset),
    offsetMs: () => offset,
    moveTo: (offsetMs) => {
      offset = offsetMs;
    },
  };
}

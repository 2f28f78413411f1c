/** A browser that is not Playwright's own, as much of it as a smoke run needs: an address, and a function in its page. */
export interface Driven {
  goto(url: string): Promise<void>;
  /** Runs in the page, and may use nothing from outside itself. */
  run<Result, Input = undefined>(work: (input: Input) => Result | Promise<Result>, input?: Input): Promise<Result>;
  /** Where functions run from now on: in the page, or in its first frame. */
  enter(place: 'page' | 'frame'): Promise<void>;
  quit(): Promise<void>;
}

/** The body of an asynchronous script, as both protocols take it: its last argument is told the end. */
export const asScript = (work: (input: never) => unknown): string =>
  `const [input, done] = arguments;
   Promise.resolve(input).then(${work.toString()}).then(
     (value) => done({ value }),
     (error) => done({ error: String(error) }),
   );`;

/** How both protocols name a frame: by its number, and the page by none. */
export const frameOf = (place: 'page' | 'frame'): { id: number | null } => ({ id: place === 'frame' ? 0 : null });

export interface Ended {
  value?: unknown;
  error?: string;
}

export function resultOf({ value, error }: Ended): unknown {
  if (error !== undefined) throw new Error(error);
  return value;
}

import type { Input, Reply, Row } from '#contract/define.ts';
import type { Area, contract } from '#contract/index.ts';

type Rows<A extends Area> = (typeof contract)[A];

/** One realistic request and answer for every row of an area; a row without one does not compile. */
export type ExamplesOf<A extends Area> = {
  readonly [R in keyof Rows<A>]: Rows<A>[R] extends Row
    ? { readonly request: Input<Rows<A>[R]>; readonly answer: Reply<Rows<A>[R]> }
    : never;
};

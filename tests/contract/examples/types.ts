import type { Input, Reply, Row } from '#contract/define.ts';
import type { Area, contract } from '#contract/index.ts';

type Rows<A extends Area> = (typeof contract)[A];

type ExampleOf<R> = R extends Row ? { readonly request: Input<R>; readonly answer: Reply<R> } : never;
type OurNames<R> = { [N in keyof R]: R[N] extends { isOurs: true } ? N : never }[keyof R];

/**
 * One realistic request and answer for every row of an area. A row of the specification without one does not compile; one of our
 * own is tried with values that its schemas take, where it has none.
 */
export type ExamplesOf<A extends Area> = {
  readonly [N in Exclude<keyof Rows<A>, OurNames<Rows<A>>>]: ExampleOf<Rows<A>[N]>;
} & { readonly [N in OurNames<Rows<A>>]?: ExampleOf<Rows<A>[N]> };

/** An area whose calls are all our own needs none. */
export type AreasWithExamples = { [A in Area]: keyof Rows<A> extends OurNames<Rows<A>> ? never : A }[Area];

import type { Row } from '#contract/define.ts';
import type { Area, contract } from '#contract/index.ts';
import type { Handler } from './handler.ts';

type Rows<A extends Area> = (typeof contract)[A];

/** The handlers that one area of the contract needs, by the names of its rows. */
export type HandlersOf<A extends Area> = {
  readonly [R in keyof Rows<A>]: Rows<A>[R] extends Row ? Handler<Rows<A>[R]> : never;
};

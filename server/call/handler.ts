/** One call's code, and the table of one area's. */
import type { Row } from '#contract/define.ts';
import type { Area, contract } from '#contract/index.ts';
import type { Context } from './context.ts';
import { type Result, signedOut } from './result.ts';
import type { Player } from './sessions.ts';

export type Handler<R extends Row> = (context: Context<R>) => Promise<Result<R>>;

type Rows<A extends Area> = (typeof contract)[A];

/** The handlers that one area of the contract needs, by the names of its rows. */
export type HandlersOf<A extends Area> = {
  readonly [R in keyof Rows<A>]: Rows<A>[R] extends Row ? Handler<Rows<A>[R]> : never;
};

/** For a call that anybody may make and only a player gets an answer to. */
export const forPlayer =
  <Given extends { player: Player | undefined }, Ending>(
    handler: (context: Given & { player: Player }) => Promise<Ending>,
  ) =>
  async (context: Given): Promise<Ending | typeof signedOut> =>
    isOfPlayer(context) ? handler(context) : signedOut;

const isOfPlayer = <Given extends { player: Player | undefined }>(
  context: Given,
): context is Given & { player: Player } => context.player !== undefined;

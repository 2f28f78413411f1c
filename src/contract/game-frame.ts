/**
 * What a game in its frame and the page around it may say to each other. Each side checks who is speaking before it
 * reads a word, and neither believes the other about money: an amount here only says that it is worth asking.
 */
import * as v from 'valibot';

/** Every message carries it, because other things post messages as well. */
const FROM = 'perya-game';

const said = <const Kind extends string>(kind: Kind) => ({ from: v.literal(FROM), kind: v.literal(kind) });

/** From the game to the page. */
export const FromGame = v.union([
  /** Its page is there, and the game is on its way. */
  v.object(said('loading')),
  /** It is drawn and can be played. */
  v.object(said('ready')),
  /** A bet has been sent. Until the next `round` nobody knows what has become of it. */
  v.object(said('bet')),
  /** Money has moved, and the player may know it: a bet is taken and its round goes on, or a round's end is shown. */
  v.object(said('round')),
  /** The player has asked the game for the way out, or for the way to a deposit. */
  v.object(said('exit')),
  v.object(said('deposit')),
  /** It cannot go on: its launch is used up or too old, the visit is over, or its server does not answer. */
  v.object({ ...said('failed'), why: v.picklist(['launch', 'closed', 'unreachable']) }),
]);
export type FromGame = v.InferOutput<typeof FromGame>;

/** From the page to the game: something stands over it, or nothing does any more; and the player likes games with sound. */
export const ToGame = v.union([v.object(said('pause')), v.object(said('resume')), v.object(said('sound'))]);
export type ToGame = v.InferOutput<typeof ToGame>;

/** A message of either side, ready to be posted. */
export const gameMessage = <Said extends { kind: string }>(message: Said): Said & { from: typeof FROM } => ({
  from: FROM,
  ...message,
});

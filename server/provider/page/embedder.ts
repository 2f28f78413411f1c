/**
 * The page around the frame. It is spoken to at its own origin only, which our server has written into the document,
 * and heard only when it is the parent that speaks.
 */
import * as v from 'valibot';
import { type FromGame, gameMessage, ToGame } from '#contract/game-frame.ts';

type Said = FromGame extends infer Message ? (Message extends FromGame ? Omit<Message, 'from'> : never) : never;

const origins = (document.querySelector<HTMLMetaElement>('meta[name=embedders]')?.content ?? '')
  .split(' ')
  .filter((origin) => origin !== '');

/** Of several origins the one that has us; a page of any other is not allowed to have us at all. */
const referrer = document.referrer === '' ? '' : new URL(document.referrer).origin;
/** Where the product stands, as our server knows it. */
export const productOrigin = origins.includes(referrer) ? referrer : origins[0];

export const isFramed = window.parent !== window;

export function tell(message: Said): void {
  if (isFramed && productOrigin !== undefined) window.parent.postMessage(gameMessage(message), productOrigin);
}

/** Calls back when something is put over the game, and when it is taken away. */
export function onPause(hear: (isPaused: boolean) => void): void {
  onWord((kind) => kind !== 'sound' && hear(kind === 'pause'));
}

/** Calls back when the player likes games with sound. */
export const onSound = (hear: () => void): void => onWord((kind) => kind === 'sound' && hear());

function onWord(hear: (kind: ToGame['kind']) => void): void {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || !isFramed || !origins.includes(origin)) return;
    const message = v.safeParse(ToGame, data);
    if (message.success) hear(message.output.kind);
  });
}

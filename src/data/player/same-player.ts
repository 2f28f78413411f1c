import { sessionMark } from './session.ts';

/** Whether the player of this moment is still there when it is asked later. */
export function samePlayer(): () => boolean {
  const mark = sessionMark.peek();
  return () => mark === sessionMark.peek();
}

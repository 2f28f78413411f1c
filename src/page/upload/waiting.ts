/** Pictures that broke off on their way up wait together: one tap sends them all, and so does the connection as it comes back. */
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { onReachable } from '#data/call/connection.ts';

export interface Unsent {
  picture: File;
  /** The connection was away and came back before this one was given up, and nothing will say so again. */
  wasBack: boolean;
}

const waiting = signal<readonly (() => void)[]>([]);

const sendAll = (): void => waiting.peek().forEach((go) => go());

onReachable(sendAll);

/** Waits for as long as its slot is drawn. Each is sent once, whoever says so first. */
export function useWaiting(unsent: Unsent | undefined, send: (picture: File) => void) {
  useSignals();
  const sendThis = useEffectEvent(send);
  useEffect(() => {
    if (!unsent) return undefined;
    const leave = (): void => {
      waiting.value = waiting.peek().filter((one) => one !== go);
    };
    const go = (): void => {
      leave();
      sendThis(unsent.picture);
    };
    waiting.value = [...waiting.peek(), go];
    if (unsent.wasBack) go();
    return leave;
  }, [unsent]);
  return { count: waiting.value.length, sendAll };
}

import { signal } from '@preact/signals-react';
import { useEffect, useEffectEvent } from 'react';
import { endedSession } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { text } from './text.ts';

/** Outlives a change of language, which draws everything anew. */
const told = signal<typeof endedSession.value>(undefined);

/** A session that was over when the visit began leads nowhere from where a guest may be: there it is said, once. The log-in form says it itself. */
export function useSessionOver(location: string): void {
  const ended = endedSession.value;
  const tell = useEffectEvent((how: typeof ended) => {
    const isNew = told.peek() !== how;
    told.value = how;
    if (isNew && how === 'over' && location !== paths.login()) showToast(text.sessionOver);
  });
  useEffect(() => tell(ended), [ended]);
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { go } from '#go';
import { rememberReturn } from '#data/sign-in/return-to.ts';
import { endedSession } from '#data/player/session.ts';
import { paths } from '#paths';

/**
 * Leads to sign-in when a session has ended, wherever the player was, and remembers what asked for it: home offers the
 * way back there, to the same player alone. The screen that a player has left on purpose, here or in another tab, asked for nothing.
 */
export function SignInGate({ asked, of }: { asked: string | undefined; of: string | undefined }) {
  useSignals();
  const [location] = useLocation();
  // As it was drawn with: by the time of an effect the address is the one of sign-in already.
  const search = useSearch();
  const query = search && `?${search}`;
  const ended = endedSession.value;
  const wasEnded = useRef(ended);

  useEffect(() => {
    const isLeftBehind = ended !== wasEnded.current && (ended === 'left' || ended === 'elsewhere');
    wasEnded.current = ended;
    if (asked !== undefined && !isLeftBehind) rememberReturn(asked + query, of);
    // Once per address: its query is gone with the next drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, ended]);

  useEffect(() => {
    if (ended !== 'expired' && ended !== 'left') return;
    if (ended === 'expired' && location !== paths.home() && location !== paths.login())
      rememberReturn(location + query, of);
    go(paths.login(), { replace: true });
    // Once per ending: afterwards the player goes where they like.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended]);

  return null;
}

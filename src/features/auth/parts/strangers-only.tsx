import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { isSignedIn } from '#data/player/session.ts';
import { paths } from '#paths';

/** A player who is signed in has no use for these forms. Looked at once: a sign-in leads on by itself. */
export function StrangersOnly({ children }: { children: ReactNode }) {
  const [isPlayer] = useState(() => isSignedIn.peek());
  return isPlayer ? <Redirect to={paths.home()} replace /> : children;
}

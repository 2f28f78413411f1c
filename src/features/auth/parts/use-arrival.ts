import { useRef, useState } from 'react';
import type { User } from '#contract/entities/user.ts';
import { go } from '#go';
import { arrive } from '#data/sign-in/arrive.ts';
import type { Failure } from '#shared/outcome.ts';

type How = Omit<Parameters<typeof arrive>[0], 'user' | 'go'>;

/** The server has let the player in, and they try once more. */
const NOT_IN: Failure = { kind: 'unanswered' };

/** Leads in whom the server has let in, and says where that ends halfway. */
export function useArrival() {
  const [isIn, setIsIn] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const halfway = useRef<{ wish: string; user: User }>(undefined);

  /** Of the same words that were typed before: an account is made once, and its player is let in with the first answer. */
  const known = (wish: string): User | undefined => (halfway.current?.wish === wish ? halfway.current.user : undefined);

  async function lead(user: User, how: How, wish = ''): Promise<void> {
    setFailure(undefined);
    setIsIn(true);
    const isThere = await arrive({ user, go, ...how });
    setIsIn(isThere);
    if (isThere) return;
    halfway.current = { wish, user };
    setFailure(NOT_IN);
  }

  return { isIn, failure, known, lead, clear: () => setFailure(undefined) };
}

import { useObservable } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Lobby, Queries, QueryName } from '#store/queries.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { must } from '#shared/assert.ts';
import { lobbyKeeper } from './lobby.ts';
import { watch } from './stored.ts';

export type { Lobby };

/** A live read of the store in a component: undefined until the first answer, then the latest. */
export function useStored<Name extends QueryName>(
  name: Name,
  input: Queries[Name]['input'],
): Queries[Name]['result'] | undefined {
  useEffect(() => {
    // The first screen does without the database; a screen that asks for more should not wait for a quiet moment.
    if (name !== 'lobby') void lobbyKeeper.keep();
  }, [name]);
  return useObservable(() => watch(name, input), [name, JSON.stringify(input)]);
}

/** For what is drawn over the lobby: no screen is drawn before there is one. */
export const useLobby = (): Lobby => must(useStored('lobby', { hotLimit: HOT_LIMIT }), 'a screen has a lobby');

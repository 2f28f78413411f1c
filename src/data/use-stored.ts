import { useObservable } from 'dexie-react-hooks';
import type { Queries, QueryName } from '#store/queries.ts';
import { watch } from './stored.ts';

export type { Lobby } from '#store/queries.ts';

/** A live read of the store in a component: undefined until the first answer, then the latest. */
export function useStored<Name extends QueryName>(
  name: Name,
  input: Queries[Name]['input'],
): Queries[Name]['result'] | undefined {
  return useObservable(() => watch(name, input), [name, JSON.stringify(input)]);
}

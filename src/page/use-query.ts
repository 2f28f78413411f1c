import { useLocation, useSearch } from 'wouter';
import { go } from '#go';

/** One value of the address, so that a reload, a shared link and Back find the same. An empty one is left out. */
export function useQuery(name: string): [value: string, set: (value: string) => void] {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  const set = (value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    // A filter is no place of its own: Back leads out of the list.
    go(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return [search.get(name) ?? '', set];
}

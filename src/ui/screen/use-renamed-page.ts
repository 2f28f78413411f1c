import { useEffect, useRef } from 'react';

/** A page is named by its heading when it is shown. A heading that is known better later, as of a game, names it anew. */
export function useRenamedPage(heading: string | undefined): void {
  const named = useRef(heading);
  useEffect(() => {
    const before = named.current;
    named.current = heading;
    if (before && heading && document.title.startsWith(before)) {
      document.title = heading + document.title.slice(before.length);
    }
  }, [heading]);
}

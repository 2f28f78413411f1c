import { useEffect, useRef, useState } from 'react';
import { isLoaded, noteLoaded, whenNear } from './load-queue.ts';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 800;

type State = 'waiting' | 'loading' | 'loaded' | 'error';

/** A picture that loads when it is near the screen, tries three times, and leaves its ground visible until then. */
export function LazyPicture({ url, isFirst }: { url: string; isFirst: boolean }) {
  const [state, setState] = useState<State>(isLoaded(url) ? 'loaded' : isFirst ? 'loading' : 'waiting');
  const [attempt, setAttempt] = useState(1);
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (state !== 'waiting' || !picture.current) return;
    return whenNear(picture.current, () => setState('loading'));
  }, [state]);

  function retry() {
    if (attempt === MOST_ATTEMPTS) setState('error');
    else setTimeout(() => setAttempt(attempt + 1), RETRY_MS * attempt);
  }

  function show() {
    noteLoaded(url);
    setState('loaded');
  }

  return (
    <img
      // A new element for every attempt: the browser does not ask again for an address that failed.
      key={attempt}
      ref={picture}
      className="tile-picture"
      data-state={state}
      src={state === 'waiting' ? undefined : url}
      alt=""
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onLoad={show}
      onError={retry}
    />
  );
}

import { useEffect, useState } from 'react';
import { go } from '#go';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { text } from '../text.ts';

const SLOW_MS = 3_000;
const STUCK_MS = 10_000;

/** While there is no game yet. It never launches again by itself: what is late may still come. */
export function Opening({ name }: { name: string }) {
  const [isSlow, setIsSlow] = useState(false);
  const [isStuck, setIsStuck] = useState(false);

  useEffect(() => {
    const slow = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(slow);
  }, []);

  // A player who goes on waiting is asked again after as long.
  useEffect(() => {
    if (isStuck) return undefined;
    const stuck = setTimeout(() => setIsStuck(true), STUCK_MS);
    return () => clearTimeout(stuck);
  }, [isStuck]);

  const word = isStuck ? text.stillWaiting : isSlow ? text.slow : undefined;
  return (
    <div className="game-opening">
      <span className="game-opening-bulbs" aria-hidden="true" />
      <div role="status">
        <p>{text.opening(name)}</p>
        {word && <p data-msg-key={word.key}>{word.text}</p>}
      </div>
      <div className="game-opening-ways">
        {isStuck && (
          <>
            <Button look="gold" onClick={() => setIsStuck(false)}>
              {text.goOnWaiting}
            </Button>
            <Button onClick={() => go(paths.home(), { replace: true })}>{text.leave}</Button>
          </>
        )}
      </div>
    </div>
  );
}

import { Suspense } from 'react';
import { latePart } from '../late-part.ts';
import { Icon } from '#ui/icon/index.ts';
import { useIsPainted } from '../use-is-painted.ts';
import '#ui/roll/roll.css';

const WinsRoll = latePart(() => import('./wins-roll.tsx'), 'WinsRoll');

/** The place of the latest wins is there from the start, so that nothing moves when they come. */
export function BigWins() {
  const isPainted = useIsPainted();
  const place = (
    <div className="roll" aria-hidden="true">
      <Icon name="star" />
    </div>
  );
  return isPainted ? (
    <Suspense fallback={place}>
      <WinsRoll place={place} />
    </Suspense>
  ) : (
    place
  );
}

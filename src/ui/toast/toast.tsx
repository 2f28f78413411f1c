import { useEffect } from 'react';
import type { Message } from '../text.ts';
import './toast.css';

const SHORTEST_MS = 2_000;
const MS_PER_CHARACTER = 55;

/** Another id is another toast, even with the same words. */
type Shown = (Message & { id: number }) | undefined;

/** Ends a toast once it was there long enough to be read. It goes on where the toast is drawn anew, as inside a sheet that opens. */
export function useToastTime(shown: Shown, onEnd: (id: number) => void): void {
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => onEnd(shown.id), Math.max(SHORTEST_MS, shown.text.length * MS_PER_CHARACTER));
    return () => clearTimeout(timer);
  }, [shown, onEnd]);
}

/** Says what just happened, and is never in the way of a tap. The region is there before it. */
export function Toast({ shown }: { shown: Shown }) {
  return (
    <div className="toast-region" role="status">
      {shown && (
        <div key={shown.id} className="toast" data-msg-key={shown.key}>
          {shown.text}
        </div>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import type { Message } from '../text.ts';
import './toast.css';

const SHORTEST_MS = 2_000;
const MS_PER_CHARACTER = 55;

interface ToastProps {
  /** Another id is another toast, even with the same words. */
  shown: (Message & { id: number }) | undefined;
  onEnd: (id: number) => void;
}

/** Says what just happened, long enough to be read, and is never in the way of a tap. The region is there before it. */
export function Toast({ shown, onEnd }: ToastProps) {
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => onEnd(shown.id), Math.max(SHORTEST_MS, shown.text.length * MS_PER_CHARACTER));
    return () => clearTimeout(timer);
  }, [shown, onEnd]);

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

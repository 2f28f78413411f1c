import type { Message } from '../text.ts';
import './status-note.css';

/** A quiet line under a form, as why its button waits. Its place is always there, so that readers hear what comes into it. */
export function StatusNote({ note }: { note: Message | undefined }) {
  return (
    <p role="status" className="status-note" data-msg-key={note?.key}>
      {note?.text}
    </p>
  );
}

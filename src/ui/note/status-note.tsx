import type { Message } from '../text.ts';
import './status-note.css';

interface StatusNoteProps {
  note: Message | undefined;
  /** It is about something that may be far up a long page: at the end of it, and in sight from anywhere. Nothing above it moves. */
  isAfloat?: boolean;
}

/** A quiet line under a form, as why its button waits. Its place is always there, so that readers hear what comes into it. */
export function StatusNote({ note, isAfloat = false }: StatusNoteProps) {
  return (
    <p role="status" className={isAfloat ? 'status-note status-note-afloat' : 'status-note'} data-msg-key={note?.key}>
      {note?.text}
    </p>
  );
}

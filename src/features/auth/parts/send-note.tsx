import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { AlertNote } from '#ui/note/alert-note.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import type { Message } from '#ui/text.ts';
import { text as pageText } from '#page/text.ts';
import { text } from '../text.ts';
import './send-note.css';

interface SendNoteProps {
  /** What became of what was sent. */
  note: Message | undefined;
  /** It has been sent, and its answer is waited for. */
  isPending: boolean;
  /** Stands there while nothing is said. */
  children?: ReactNode;
}

/** The place below the button of a form: why nothing can be sent now, or what became of it. It is as high from the start, so nothing moves. */
export function SendNote({ note, isPending, children }: SendNoteProps) {
  useSignals();
  const waits = note || isReachable.value ? undefined : isPending ? pageText.noAnswerYet : text.noConnection;
  return (
    <div className="send-note" data-room={text.noConnection.text}>
      <AlertNote note={note} />
      <StatusNote note={waits} />
      {!note && !waits && children}
    </div>
  );
}

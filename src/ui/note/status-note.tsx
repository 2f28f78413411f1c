import { useEffect, useRef } from 'react';
import { must } from '#shared/assert.ts';
import type { Message } from '../text.ts';
import './status-note.css';

interface StatusNoteProps {
  note: Message | undefined;
  /** It is about something that may be far up a long page: at the end of it, and in sight from anywhere. Nothing above it moves. */
  isAfloat?: boolean;
  /** What it may say by itself: it is as high from the start, so nothing below it moves. */
  room?: Message;
}

/** A quiet line under a form, as why its button waits. Its place is always there, so that readers hear what comes into it. */
export function StatusNote({ note, isAfloat = false, room }: StatusNoteProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => (isAfloat ? keepAboveFooter(must(line.current, 'the line is drawn')) : undefined), [isAfloat]);
  return (
    <p
      ref={line}
      role="status"
      className={isAfloat ? 'status-note status-note-afloat' : 'status-note'}
      data-msg-key={note?.key}
      data-room={room?.text}
    >
      {note?.text}
    </p>
  );
}

/** The buttons below a sheet break into two rows in large letters. */
function keepAboveFooter(line: HTMLElement): (() => void) | undefined {
  const footer = line.closest('dialog')?.querySelector<HTMLElement>('.sheet-footer');
  if (!footer) return undefined;
  const sizes = new ResizeObserver(() => line.style.setProperty('--footer', `${footer.offsetHeight}px`));
  sizes.observe(footer);
  return () => sizes.disconnect();
}

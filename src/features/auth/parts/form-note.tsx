import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';

/** What became of a form that was sent. The region is there before the words, or they would not be read out. */
export function FormNote({ note }: { note: Message | undefined }) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What it says may stand above or below what a phone shows.
    if (note?.text !== undefined) region.current?.scrollIntoView({ block: 'nearest' });
  }, [note?.text]);

  return (
    <div ref={region} role="alert">
      {note && (
        <p className="form-note" data-msg-key={note.key}>
          <Icon name="warning" />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

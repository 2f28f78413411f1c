import { Icon } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';

/** What became of a form that was sent. The region is there before the words, or they would not be read out. */
export function FormNote({ note }: { note: Message | undefined }) {
  return (
    <div role="alert">
      {note && (
        <p className="form-note" data-msg-key={note.key}>
          <Icon name="warning" />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

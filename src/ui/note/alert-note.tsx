import { Icon } from '../icon/index.ts';
import type { Message } from '../text.ts';
import './alert-note.css';
import { useInSight } from './use-in-sight.ts';

/** What became of something that was sent. The region is there before the words, or they would not be read out. */
export function AlertNote({ note }: { note: Message | undefined }) {
  const region = useInSight<HTMLDivElement>(note?.text);
  return (
    <div ref={region} role="alert" className="alert-note">
      {note && (
        <p data-msg-key={note.key}>
          <Icon name="warning" />
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

import type { Failure } from '#shared/outcome.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface CardStateProps {
  isLoaded: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  /** Better words than the usual ones for what has failed. */
  words?: Message | undefined;
}

/** What stands in a card that has nothing to show yet, or that could not do what it was asked. */
export function CardState({ isLoaded, failure, onRetry, words }: CardStateProps) {
  const note = words ?? (isLoaded ? text.failed : text.notLoaded);
  return (
    <div role="status">
      {failure ? (
        <p data-msg-key={note.key}>
          {note.text}{' '}
          <button type="button" className="button-link" onClick={onRetry}>
            {text.retry}
          </button>
        </p>
      ) : (
        !isLoaded && <p>{text.loading}</p>
      )}
    </div>
  );
}

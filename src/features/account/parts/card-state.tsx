import type { Failure } from '#shared/outcome.ts';
import { notLoadedWords, text, wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';

interface CardStateProps {
  isLoaded: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  /** Better words than the usual ones for what has failed. */
  words?: Message | undefined;
}

/** What stands in a card that has nothing to show yet, or that could not do what it was asked. */
export function CardState({ isLoaded, failure, onRetry, words }: CardStateProps) {
  const note = words ?? (isLoaded ? wordsFor(failure) : notLoadedWords(failure));
  return (
    <div role="status">
      {note ? (
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

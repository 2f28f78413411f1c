import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icon/index.ts';
import { text } from './text.ts';

interface SearchFieldProps {
  typed: string;
  onType: (next: string) => void;
  /** The keyboard's own search key: what is typed is what was meant. */
  onDone: () => void;
}

/** A player who opens search wants to type, so the focus is here at once. */
export function SearchField({ typed, onType, onDone }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <form
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
        // The keyboard goes, and what was found has the whole screen.
        field.current?.blur();
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={50}
        aria-label={text.field}
        placeholder={text.placeholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}

import { type ReactNode, useId } from 'react';
import type { Message } from '../text.ts';
import './field.css';

interface FieldFrameProps {
  label: string;
  /** Shown under the field until there is an error. */
  hint?: string | undefined;
  error?: Message | undefined;
  /** Of a field that cannot be wrong no place is kept for words. */
  cannotErr?: boolean;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** A label above, the control, and below it what is wrong or what helps; joined so that a reader hears all three. */
export function FieldFrame({ label, hint, error, cannotErr = false, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error?.text ?? hint;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: note === undefined ? undefined : noteId })}
      {/* There from the start: words that make a line of their own would move the button under the finger. */}
      {!cannotErr && (
        <p id={noteId} className={error ? 'field-error' : 'field-hint'} data-msg-key={error?.key} aria-live="polite">
          {note}
        </p>
      )}
    </div>
  );
}

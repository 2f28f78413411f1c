import { type ReactNode, useId } from 'react';
import type { Message } from '../text.ts';
import './field.css';

interface FieldFrameProps {
  label: string;
  /** Shown under the field until there is an error. */
  hint?: string | undefined;
  error?: Message | undefined;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}

/** A label above, the control, and below it what is wrong or what helps; joined so that a reader hears all three. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error?.text ?? hint;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: note === undefined ? undefined : noteId })}
      {note !== undefined && (
        <p id={noteId} className={error ? 'field-error' : 'field-hint'} data-msg-key={error?.key}>
          {note}
        </p>
      )}
    </div>
  );
}

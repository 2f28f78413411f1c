import type { ComponentProps, ReactNode } from 'react';
import type { Message } from '../text.ts';
import { FieldFrame } from './field-frame.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: Message | undefined;
  /** Stands inside the box, before what is typed. */
  lead?: ReactNode;
  /** Stands inside the box, after what is typed: a button. */
  trail?: ReactNode;
}

/** A field that may stay empty says so by `aria-required={false}`. */
export function TextField({ label, hint, error, lead, trail, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className="field-box" data-invalid={error ? '' : undefined}>
          {lead !== undefined && <span className="field-lead">{lead}</span>}
          <input
            id={id}
            aria-required
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            {...input}
          />
          {trail}
        </div>
      )}
    </FieldFrame>
  );
}

interface AreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: Message | undefined;
}

/** A text of several lines. */
export function AreaField({ label, hint, error, ...area }: AreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <div className="field-box" data-invalid={error ? '' : undefined}>
          <textarea
            id={id}
            aria-required
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            {...area}
          />
        </div>
      )}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import type { Message } from '../text.ts';
import { FieldFrame } from './field-frame.tsx';

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
          <textarea id={id} aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...area} />
        </div>
      )}
    </FieldFrame>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import './check-field.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/** A box to tick, with its words beside it; both can be tapped. */
export function CheckField({ children, ...input }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input type="checkbox" {...input} />
      <span className="check-field-mark" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
      </span>
      <span className="check-field-words">{children}</span>
    </label>
  );
}

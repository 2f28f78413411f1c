import { useState } from 'react';
import { text } from './text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trail' | 'lead' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to make one. */
  autoComplete: 'current-password' | 'new-password';
  /** False where what stands in the box is only a stand-in for a password. */
  canShow?: boolean;
}

/** Can be pasted into, filled by a password manager, and read before it is sent. */
export function PasswordField({ canShow = true, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isReadable = isShown && canShow;
  const toggle = (
    <button
      type="button"
      className="field-trail"
      aria-pressed={isReadable}
      aria-label={`${text.show} ${field.label.toLowerCase()}`}
      onClick={() => setIsShown(!isShown)}
    >
      {isReadable ? text.hide : text.show}
    </button>
  );
  return (
    <TextField
      {...field}
      type={isReadable ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trail={canShow ? toggle : undefined}
    />
  );
}

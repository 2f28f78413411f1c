import type { ChangeEvent } from 'react';
import { useLobby } from '#data/lobby/use-stored.ts';
import { PasswordField } from '#ui/field/index.ts';
import { text } from '../text.ts';

interface NewPasswordFieldProps {
  value: string;
  /** The form was sent without one. */
  isMissing: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password for the safebox, as long as the operator wants one. */
export function NewPasswordField({ isMissing, ...field }: NewPasswordFieldProps) {
  const { passwordLengthMin: least, passwordLengthMax: most } = useLobby().config;
  return (
    <PasswordField
      {...field}
      label={text.newPassword}
      texts={text.show}
      hint={text.lengths(least, most)}
      autoComplete="new-password"
      enterKeyHint="done"
      error={isMissing ? text.noNewPassword : undefined}
    />
  );
}

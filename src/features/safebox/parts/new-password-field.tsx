import type { ChangeEvent } from 'react';
import type { Message } from '#ui/text.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { PasswordField } from '#ui/field/index.ts';
import { text } from '../text.ts';

interface NewPasswordFieldProps {
  value: string;
  error: Message | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password for the safebox, as long as the operator wants one. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const { passwordLengthMin: least, passwordLengthMax: most } = useLobby().config;
  return (
    <PasswordField
      {...field}
      label={text.newPassword}
      texts={text.show}
      hint={text.lengths(least, most)}
      autoComplete="new-password"
      enterKeyHint="done"
    />
  );
}

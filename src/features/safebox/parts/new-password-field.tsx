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

/** A password for the safebox, as long as the operator wants one. One that the server finds too short or too long is told how long. */
export function NewPasswordField({ error, ...field }: NewPasswordFieldProps) {
  const { passwordLengthMin: least, passwordLengthMax: most } = useLobby().config;
  const badLength = text.badLength(least, most);
  return (
    <PasswordField
      {...field}
      error={error?.key === badLength.key ? badLength : error}
      label={text.newPassword}
      hint={text.lengths(least, most)}
      autoComplete="new-password"
      enterKeyHint="done"
    />
  );
}

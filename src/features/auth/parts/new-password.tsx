import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/field/index.ts';
import { text } from '../text.ts';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordProps {
  label: string;
  fieldOf: (name: 'password' | 'confirmation') => Field;
}

/** A password that is chosen, and once more the same. */
export function NewPassword({ label, fieldOf }: NewPasswordProps) {
  return (
    <>
      <PasswordField autoComplete="new-password" label={label} {...fieldOf('password')} />
      <PasswordField autoComplete="new-password" label={text.confirmation} {...fieldOf('confirmation')} />
    </>
  );
}

import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/field/index.ts';
import { text } from '../text.ts';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'texts' | 'autoComplete'>;

interface NewPasswordProps {
  label: string;
  fieldOf: (name: 'password' | 'confirmation') => Field;
}

/** A password that is chosen, and once more the same. */
export function NewPassword({ label, fieldOf }: NewPasswordProps) {
  const alike = { autoComplete: 'new-password', texts: text.show } as const;
  return (
    <>
      <PasswordField {...alike} label={label} {...fieldOf('password')} />
      <PasswordField {...alike} label={text.confirmation} {...fieldOf('confirmation')} />
    </>
  );
}

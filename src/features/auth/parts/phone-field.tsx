import type { ComponentProps } from 'react';
import { TextField } from '#ui/field/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  hint: string;
  error: Message | undefined;
  countryCode: string;
}

export function PhoneField({ hint, error, countryCode, ...input }: PhoneFieldProps) {
  return (
    <TextField
      label={text.phone}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={50}
      hint={hint}
      error={error}
      lead={`+${countryCode.replace('+', '')}`}
      {...input}
    />
  );
}

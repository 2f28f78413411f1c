import type { ComponentProps } from 'react';
import { leadToWrong } from './lead-to-wrong.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  onSubmit: () => unknown;
}

/** A form that says in our words what is wrong, and leads to the first field that is. */
export const Form = ({ onSubmit, ...form }: FormProps) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
      leadToWrong(event.currentTarget);
    }}
  />
);

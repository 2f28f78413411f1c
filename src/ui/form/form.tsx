import { type ComponentProps, useEffect, useRef } from 'react';
import type { Failure } from '#shared/outcome.ts';
import { focusWrong, leadToWrong } from './lead-to-wrong.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'ref'> {
  onSubmit: () => unknown;
  /** Of the call that the form makes, where a refusal can mark a field. */
  failure?: Failure | undefined;
}

/** A form that says in our words what is wrong, and leads to the first field that is, also when only the server knows it. */
export function Form({ onSubmit, failure, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure?.kind === 'refused') focusWrong(form.current);
  }, [failure]);
  return (
    <form
      {...props}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
        leadToWrong(event.currentTarget);
      }}
    />
  );
}

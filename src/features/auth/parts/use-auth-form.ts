import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import type { Message } from '#ui/text.ts';

type Fields = Record<string, string>;

interface AuthFormOptions<F extends Fields> {
  /** The form's name among the drafts. */
  draft: string;
  empty: F;
  /** Fields that a reload must not lose. */
  kept: readonly (keyof F & string)[];
  schema: GenericSchema<F, F>;
  messages: Record<string, string>;
}

/** A form that checks itself by the rules, says what is wrong by key, and survives a reload half-typed. */
export function useAuthForm<F extends Fields>({ draft, empty, kept, schema, messages }: AuthFormOptions<F>) {
  const form = useForm<F>({
    defaultValues: { ...empty, ...readDraft(draft) } as DefaultValues<F>,
    resolver: valibotResolver(schema) as never,
    mode: 'onTouched',
    // Every rule is asked, or a confirmation would be compared only once all other fields are right.
    criteriaMode: 'all',
  });

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = kept.map((name) => [name, (values as Fields)[name] ?? '']);
        writeDraft(draft, { ...readDraft(draft), ...(Object.fromEntries(typed) as Fields) });
      },
    });
  }, [form, draft, kept]);

  const { errors } = form.formState;

  /** What is wrong with a field; nothing until the player has left it or sent the form. */
  function errorOf(name: keyof F & string): Message | undefined {
    const key = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
    return key === undefined ? undefined : { key, text: messages[key] ?? key };
  }

  return { form, errorOf };
}

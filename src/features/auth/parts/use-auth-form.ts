import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import type { Failure } from '#shared/outcome.ts';
import type { Message } from '#ui/text.ts';
import { noteOf } from './note-of.ts';

type Fields = Record<string, string>;

interface AuthFormOptions<F extends Fields> {
  /** The form's name among the drafts. */
  draft: string;
  empty: F;
  /** Fields that a reload must not lose. */
  kept: readonly (keyof F & string)[];
  schema: GenericSchema<F, F>;
  messages: Record<string, string>;
  ending: Ending<keyof F & string>;
}

/** How the call of the form ended. */
interface Ending<Field> {
  failure: Failure | undefined;
  refusals: Readonly<Record<number, string>>;
  /** Which field each refusal is about, by its errcode; the others stand in the form's note. */
  about: Readonly<Record<number, Field>>;
  /** For a refusal that the row does not know. */
  unknownKey?: string;
}

const REFUSED = 'refused';

/** A form that checks itself by the rules, says beside a field what is wrong with it, and survives a reload half-typed. */
export function useAuthForm<F extends Fields>({ draft, empty, kept, schema, messages, ending }: AuthFormOptions<F>) {
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

  const { failure, refusals, about, unknownKey } = ending;
  const note = noteOf(failure, refusals, unknownKey);
  const refused = failure?.kind === 'refused' ? about[failure.code] : undefined;
  useEffect(() => {
    const field = failure?.kind === 'refused' ? about[failure.code] : undefined;
    if (field !== undefined) form.setError(field as Path<F>, { type: REFUSED }, { shouldFocus: true });
  }, [form, failure, about]);

  const { errors } = form.formState;

  /** What is wrong with a field; nothing until the player has left it or sent the form. */
  function errorOf(name: keyof F & string): Message | undefined {
    const error = (errors as Record<string, { type?: unknown; message?: string } | undefined>)[name];
    if (error?.type === REFUSED) return note;
    const key = error?.message;
    return key === undefined ? undefined : { key, text: messages[key] ?? key };
  }

  return { form, errorOf, note: refused === undefined ? note : undefined };
}

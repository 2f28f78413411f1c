import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form';
import { type GenericSchema, safeParse } from 'valibot';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import type { Failure } from '#shared/outcome.ts';
import { focusWrong } from '#ui/form/lead-to-wrong.ts';
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
  action: { failure: Failure | undefined; clear: () => void };
  refusals: Readonly<Record<number, string>>;
  /** Which field each refusal is about, by its errcode; the others stand in the form's note. */
  about: Readonly<Record<number, Field>>;
  /** For a refusal that the row does not know. */
  unknownKey?: string;
}

/** A form that checks itself by the rules, says beside a field what is wrong with it, and survives a reload half-typed. */
export function useAuthForm<F extends Fields>({ draft, empty, kept, schema, messages, ending }: AuthFormOptions<F>) {
  const form = useForm<F>({
    defaultValues: { ...empty, ...readDraft(draft) } as DefaultValues<F>,
    resolver: askRules(schema),
    mode: 'onTouched',
    // The first that is wrong may be none of its fields: a box to tick, or the pictures.
    shouldFocusError: false,
  });
  const place = useRef<HTMLFormElement>(null);
  const [misses, setMisses] = useState(0);
  const { failure, clear } = ending.action;

  const take = useEffectEvent((values: Fields) => {
    const typed = kept.map((name) => [name, values[name] ?? '']);
    writeDraft(draft, { ...readDraft(draft), ...(Object.fromEntries(typed) as Fields) });
    // What was refused is no longer what stands there.
    clear();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => take(values as Fields) }),
    [form],
  );

  useEffect(() => {
    if (failure?.kind === 'refused') focusWrong(place.current);
  }, [failure]);
  useEffect(() => {
    if (misses > 0) focusWrong(place.current);
  }, [misses]);

  const note = noteOf(failure, ending.refusals, ending.unknownKey);
  const refused = failure?.kind === 'refused' ? ending.about[failure.code] : undefined;
  const { errors } = form.formState;

  /** What is wrong with a field; nothing until the player has left it or sent the form. */
  function errorOf(name: keyof F & string): Message | undefined {
    const key = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
    if (key !== undefined) return { key, text: messages[key] ?? key };
    return name === refused ? note : undefined;
  }

  /** A code is on its way: nothing is said any longer of the one before. */
  function forget(name: keyof F & string): void {
    form.clearErrors(name as never);
    clear();
  }

  /** Sends what keeps the rules. What does not is told at once, and the first of it gets the focus. `mayGoOn` is asked in any case. */
  const submit =
    (send: (typed: F) => unknown, mayGoOn: (isRestRight: boolean) => boolean = () => true) =>
    async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      let right: F | undefined;
      await form.handleSubmit((typed) => void (right = typed))();
      if (mayGoOn(right !== undefined) && right) await send(right);
      else setMisses((before) => before + 1);
    };

  return { form, place, errorOf, forget, submit, note: refused === undefined ? note : undefined };
}

/** Every rule is asked; of those that a field breaks the first is told. */
const askRules =
  <F extends Fields>(schema: GenericSchema<F, F>): Resolver<F> =>
  (typed) => {
    const { success, output, issues = [] } = safeParse(schema, typed);
    const broken = issues.map(({ path, message }) => [path?.[0]?.key, { type: 'rule', message }] as const);
    return success ? { values: output, errors: {} } : { values: {}, errors: Object.fromEntries(broken.toReversed()) };
  };

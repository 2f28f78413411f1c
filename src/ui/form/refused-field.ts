import type { Failure } from '#shared/outcome.ts';
import { wordsFor } from '../ending/index.ts';
import type { Message } from '../text.ts';

interface RefusedFieldOptions<Field extends string> {
  /** Of the row of the call that failed. */
  refusals: Readonly<Record<number, string>> | undefined;
  /** Which field each refusal is about, by its errcode. */
  about: Readonly<Record<number, Field>>;
}

interface RefusedField<Field extends string> {
  errorAt: (field: Field) => Message | undefined;
  /** For the note of the form: a failure that is about no single field. */
  rest: Failure | undefined;
}

/** What the server refuses because of one field stands beside that field. */
export function refusedField<Field extends string>(
  failure: Failure | undefined,
  { refusals, about }: RefusedFieldOptions<Field>,
): RefusedField<Field> {
  const refused = failure?.kind === 'refused' ? about[failure.code] : undefined;
  return {
    errorAt: (field) => (field === refused ? wordsFor(failure, refusals) : undefined),
    rest: refused === undefined ? failure : undefined,
  };
}

import type { Failure } from '#shared/outcome.ts';
import { wordsFor } from '../ending/index.ts';
import type { Message } from '../text.ts';

/** What became of the call that the form makes, as `useAction` tells it. */
interface Ended {
  failure: Failure | undefined;
  clear: () => void;
}

interface RefusedFieldOptions<Field extends string> {
  /** Of the row of the call. */
  refusals: Readonly<Record<number, string>> | undefined;
  /** Which field each refusal is about, by its errcode. */
  about: Readonly<Record<number, Field>>;
}

interface RefusedField<Field extends string> {
  errorAt: (field: Field) => Message | undefined;
  /** For the note of the form: a failure that is about no single field. */
  rest: Failure | undefined;
  /** Takes what is chosen anew: what was refused is no longer what stands there. */
  anew: <Value>(take: (value: Value) => void) => (value: Value) => void;
  /** The same for what is typed into a field. */
  onType: (take: (typed: string) => void) => (event: { target: { value: string } }) => void;
}

/** What the server refuses because of one field stands beside that field, until something else is typed. */
export function refusedField<Field extends string>(
  { failure, clear }: Ended,
  { refusals, about }: RefusedFieldOptions<Field>,
): RefusedField<Field> {
  const refused = failure?.kind === 'refused' ? about[failure.code] : undefined;
  const anew: RefusedField<Field>['anew'] = (take) => (value) => {
    clear();
    take(value);
  };
  return {
    errorAt: (field) => (field === refused ? wordsFor(failure, refusals) : undefined),
    rest: refused === undefined ? failure : undefined,
    anew,
    onType: (take) => (event) => anew(take)(event.target.value),
  };
}

import { flushSync } from 'react-dom';

/** Gives the focus to the first field of a form that is wrong by what was just found, so that its words are read. */
export function leadToWrong(form: HTMLFormElement | null): void {
  // A field is marked with the next drawing.
  flushSync(() => undefined);
  focusWrong(form);
}

/** The same where the field is marked already. A button that opens what is wrong is marked as the box of a field is. */
export const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], button[data-invalid]')?.focus();

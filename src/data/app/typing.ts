/**
 * Whether something is typed that a reload would lose. No form has to say so: whatever was typed holds reloads for as
 * long as it stands in its field.
 */
import { holdReloads } from './reload-holds.ts';

/** What is chosen is chosen again by one tap. */
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea';
/** A form goes without a word, and so does what its owner empties; the next touch of anything finds that out. */
const TOUCHES = ['focusin', 'pointerup', 'keyup'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Begins to watch, for as long as the page lives. */
export function holdReloadsWhileTyped(): void {
  const typed = new Set<Field>();
  let letGo: (() => void) | undefined;
  const look = (): void => {
    for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
    if (typed.size > 0) letGo ??= holdReloads();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  document.addEventListener('input', ({ target }) => {
    if (isWritten(target)) typed.add(target);
    look();
  });
  for (const touch of TOUCHES) document.addEventListener(touch, look);
}

const isWritten = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(WRITTEN);

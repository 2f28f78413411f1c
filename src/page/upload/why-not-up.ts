import type { useAlbum } from '#data/sign-in/album.ts';
import type { Slot } from '#data/sign-in/upload.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

export const namesOf = (slots: readonly Slot[]): string => slots.map((slot) => text.slots[slot - 1]).join(', ');

/** Of a form that is sent before its pictures have gone up: which ones. Undefined where none was chosen. */
export function whyNotUp(
  { underWay, unsent }: Pick<ReturnType<typeof useAlbum>, 'underWay' | 'unsent'>,
  nameAll: (slots: readonly Slot[]) => string = namesOf,
): Message | undefined {
  if (underWay.length > 0) return text.stillUploading(nameAll(underWay));
  return unsent.length > 0 ? text.notUpYet(nameAll(unsent)) : undefined;
}

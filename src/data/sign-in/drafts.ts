/** Half-typed forms, for as long as the tab lives. Passwords and codes are never among them. */
import { readVisit, writeVisit } from '../device/visit.ts';

type Fields = Record<string, string>;

export const readDraft = (form: string): Fields => readVisit('drafts')?.[form] ?? {};

export function writeDraft(form: string, fields: Fields): void {
  writeVisit('drafts', { ...readVisit('drafts'), [form]: fields });
}

export function forgetDraft(form: string): void {
  const { [form]: _gone, ...others } = readVisit('drafts') ?? {};
  writeVisit('drafts', others);
}

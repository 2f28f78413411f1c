import { inPlayerStore } from '../player/session.ts';

/** The name under which the half-written question is kept. */
export const ASK_DRAFT = 'ask';

interface Draft {
  content: string;
  subject: number;
  reference?: string;
}

/** Stands in the form of a new question when it is opened, above what was half-written there. */
export const draftQuestion = ({ content, subject, reference = '' }: Draft): Promise<void> =>
  addToDraft(ASK_DRAFT, content, { subject: String(subject), ...(reference !== '' && { reference }) });

/** Nothing that was half-written is lost, and nothing stands there twice. */
export async function addToDraft(form: string, content: string, facts: Record<string, string> = {}): Promise<void> {
  await inPlayerStore(async (store) => {
    const kept = await store.draft(form);
    const written = kept?.['content']?.trim() ?? '';
    const isThere = written.includes(content.trim());
    const joined = isThere ? written : [content, written].filter((part) => part !== '').join('\n\n');
    await store.keepDraft(form, { ...kept, ...facts, content: joined });
  });
}

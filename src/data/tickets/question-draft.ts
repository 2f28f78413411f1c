import { inPlayerStore } from '../player/session.ts';

/** The name under which the half-written question is kept. */
export const ASK_DRAFT = 'ask';

interface Draft {
  content: string;
  subject: number;
  reference?: string;
}

/** Stands in the form of a new question when it is opened. */
export async function draftQuestion({ content, subject, reference = '' }: Draft): Promise<void> {
  await inPlayerStore((store) => store.keepDraft(ASK_DRAFT, { content, subject: String(subject), reference }));
}

import { useState } from 'react';
import { TICKET_SUBJECTS } from '#contract/ticket-rules.ts';
import { go } from '#go';
import { isReachable } from '#data/call/connection.ts';
import { useDraft } from '#data/player/drafts.ts';
import { readReference } from '#data/help.ts';
import { ASK_DRAFT, type WaitingPicture, askService } from '#data/tickets/tickets.ts';
import { showToast } from '#data/toasts.ts';
import { useQuery } from '#page/use-query.ts';
import { paths } from '#paths';
import { subjectOf } from '../rules/subject-of.ts';
import { text } from '../text.ts';

/**
 * What is written of a new question, and what becomes of it. The address says which record it is about. A wish to have the
 * account deleted is written already.
 */
export function useQuestion(diagnosis: string, wish: string) {
  const isDeletion = wish === 'delete';
  const [asked, setAsked] = useQuery('reference');
  const reference = readReference(asked);
  const [chosen, setSubject] = useState(isDeletion ? String(TICKET_SUBJECTS.account) : '');
  const [content, setContent] = useState(isDeletion ? text.deleteWords : '');
  const [pictures, setPictures] = useState<WaitingPicture[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const subject = chosen || String(subjectOf(reference));
  // Who only looks at a wish finds none of its words in another question.
  const draft = useDraft(ASK_DRAFT + wish, { content, subject: chosen, reference }, (kept) => {
    setContent(kept['content'] ?? '');
    setSubject(kept['subject'] ?? '');
    // The record that the player comes from is what they ask about.
    if (reference === '' && kept['reference']) setAsked(readReference(kept['reference']));
  });

  const words = content.trim();

  function send() {
    setIsChecked(true);
    if (words === '') return;
    const question = { subject: Number(subject), reference, content: words, pictures, diagnosis };
    if (!askService(question)) return showToast(text.tooManyWaiting);
    draft.forget();
    showToast(isReachable.peek() ? text.sent : text.kept);
    go(paths.tickets(), { replace: true });
  }

  return {
    reference,
    forgetReference: () => setAsked(''),
    subject,
    setSubject,
    content,
    setContent,
    pictures,
    setPictures,
    error: isChecked && words === '' ? text.contentMissing : undefined,
    send,
  };
}

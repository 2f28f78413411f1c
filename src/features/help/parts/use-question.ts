import { useState } from 'react';
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

/** What is written of a new question, and what becomes of it. The address says which record it is about. */
export function useQuestion(diagnosis: string) {
  const [asked, setAsked] = useQuery('reference');
  const reference = readReference(asked);
  const [chosen, setSubject] = useState('');
  const [content, setContent] = useState('');
  const [pictures, setPictures] = useState<WaitingPicture[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const subject = chosen || String(subjectOf(reference));
  const draft = useDraft(ASK_DRAFT, { content, subject: chosen, reference }, (kept) => {
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

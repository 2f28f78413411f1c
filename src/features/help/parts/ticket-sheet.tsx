import { useState } from 'react';
import { TICKET_LETTER_LENGTH } from '#contract/ticket-rules.ts';
import { tickets } from '#contract/tickets.ts';
import { go } from '#go';
import { isReachable } from '#data/call/connection.ts';
import { useDraft } from '#data/player/drafts.ts';
import {
  type TicketWish,
  type WaitingPicture,
  closeTicket,
  takeBackTicket,
  writeInTicket,
  addToDraft,
  draftQuestion,
} from '#data/tickets/tickets.ts';
import { showToast } from '#data/toasts.ts';
import { paths } from '#paths';
import { formatTime } from '#shared/time.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { refusalWords } from '#ui/ending/index.ts';
import { AreaField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { ShownLetter, ShownTicket } from '../rules/shown-tickets.ts';
import { text } from '../text.ts';
import { PicturePicker } from './picture-picker.tsx';
import { useStateWords } from './use-state-words.ts';

interface TicketSheetProps {
  ticket: ShownTicket;
  onClose: () => void;
}

/** One question with all that was said, and the place to reply. */
export function TicketSheet({ ticket, onClose }: TicketSheetProps) {
  const { id, subject, reference, letters, isClosed } = ticket;
  return (
    <Sheet look="full" title={text.subjects[subject] ?? ''} onClose={onClose}>
      <div className="ticket">
        {reference !== '' && <p className="ticket-about">{text.about(reference)}</p>}
        <ol className="ticket-letters">
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} onTakenBack={onClose} />
          ))}
        </ol>
        {isClosed && (
          <>
            <p data-msg-key={text.closedNote.key}>{text.closedNote.text}</p>
            <ButtonLink look="ghost-wide" href={paths.ask(reference)}>
              {text.askAgain}
            </ButtonLink>
          </>
        )}
        {!isClosed && typeof id === 'number' && <Reply ticketId={id} onClose={onClose} />}
      </div>
    </Sheet>
  );
}

interface LetterProps {
  letter: ShownLetter;
  onTakenBack: () => void;
}

function Letter({ letter, onTakenBack }: LetterProps) {
  const { isService, content, pictures, at, state, wish } = letter;
  const words = useStateWords(state);
  const why = wish?.refused === undefined ? undefined : whyRefused(wish.refused);
  return (
    <li data-from={isService ? 'service' : 'player'}>
      <p className="ticket-who">
        {isService ? text.service : text.you} · <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <p className="ticket-words">{content}</p>
      {pictures > 0 && <p className="ticket-who">{text.pictureCount(pictures)}</p>}
      {words && (
        <p role="status" className="ticket-state" data-msg-key={words.key}>
          {words.text}
          {why && `. ${why}`}
        </p>
      )}
      {wish && (state === 'waiting' || state === 'refused') && <TakeBack wish={wish} onTakenBack={onTakenBack} />}
    </li>
  );
}

/** Refusals of both ways to send have the same words. */
const REFUSALS: Readonly<Record<number, string>> = {
  ...tickets.openTicket.refusals,
  ...tickets.writeInTicket.refusals,
};

function whyRefused(code: number): string | undefined {
  const key = REFUSALS[code];
  return key === undefined ? undefined : refusalWords(key)?.text;
}

/** A new question goes back into its form, and a reply into its field. */
function TakeBack({ wish, onTakenBack }: { wish: TicketWish; onTakenBack: () => void }) {
  async function takeBack() {
    if (!takeBackTicket(wish)) return;
    await keepForForm(wish);
    onTakenBack();
    if (wish.wish === 'open') go(paths.ask());
  }
  return (
    <span className="ticket-back">
      <Button look="link" onClick={() => void takeBack()}>
        {text.takeBack}
      </Button>
      <Button look="link" onClick={() => takeBackTicket(wish) && onTakenBack()}>
        {text.remove}
      </Button>
    </span>
  );
}

function Reply({ ticketId, onClose }: { ticketId: number; onClose: () => void }) {
  const [content, setContent] = useState('');
  const [pictures, setPictures] = useState<WaitingPicture[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const draft = useDraft(`reply ${ticketId}`, { content }, (kept) => setContent(kept['content'] ?? ''));

  const isMissing = content.trim() === '';

  function send() {
    setIsChecked(true);
    if (isMissing) return;
    if (!writeInTicket(ticketId, { content: content.trim(), pictures })) return showToast(text.tooManyWaiting);
    draft.forget();
    setContent('');
    setPictures([]);
    setIsChecked(false);
    showToast(isReachable.peek() ? text.sent : text.kept);
  }

  function close() {
    if (!closeTicket(ticketId)) return showToast(text.tooManyWaiting);
    onClose();
  }

  return (
    <Form className="ask" aria-label={text.reply} onSubmit={send}>
      <AreaField
        label={text.reply}
        value={content}
        maxLength={TICKET_LETTER_LENGTH}
        hint={text.contentHint(String(TICKET_LETTER_LENGTH - content.length))}
        error={isChecked && isMissing ? text.contentMissing : undefined}
        onChange={(event) => setContent(event.target.value)}
      />
      <PicturePicker pictures={pictures} onChange={setPictures} />
      <Button look="gold-wide" type="submit">
        {text.sendReply}
      </Button>
      <Button look="ghost-wide" onClick={close}>
        {text.solved}
      </Button>
    </Form>
  );
}

/** What was taken back stands in its form again, without its pictures. */
async function keepForForm({ wish, ticketId, content, subject = 0, reference = '' }: TicketWish): Promise<void> {
  if (wish === 'open') await draftQuestion({ content, subject, reference });
  else await addToDraft(`reply ${ticketId}`, content);
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { mail, type Mail } from '#contract/mail.ts';
import type { MoneyAction } from '#data/ask/use-action.ts';
import { readAllPages } from '#data/ask/use-pages.ts';
import { isReachable } from '#data/call/connection.ts';
import { letterWishes, markRead } from '#data/mail/letters.ts';
import { samePlayer } from '#data/player/same-player.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { wordsFor } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { addUp, isFull, isManyFull, type ShownLetter, shownLetters } from '../rules/letters.ts';
import type { Message } from '#ui/text.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '../text.ts';

const { getMail2, receiveMail } = mail;
const AT_ONCE = 100;

interface AllButtonsProps {
  list: readonly ShownLetter[];
  /** Further letters are on pages that are not here. */
  hasMore: boolean;
  /** As the dots tell, of the kind that is shown. */
  unreadCount: number;
  input: { kind?: 0 | 1 | 2 };
  receive: MoneyAction<typeof receiveMail, Message>;
}

const isUnread = ({ isRead }: ShownLetter): boolean => isRead !== 1;

/**
 * For all letters of the list, on pages that are not here too; without a connection for those that are here, whose number is
 * said. What is inside is collected one letter after the other.
 */
export function AllButtons({ list, hasMore, unreadCount, input, receive }: AllButtonsProps) {
  useSignals();
  const [isReading, setIsReading] = useState(false);
  const unreadHere = list.filter(isUnread);
  // Words in the page would move the list under the finger that has just tapped.
  useEffect(() => {
    const words = wordsFor(receive.failure, receiveMail.refusals);
    if (words) showToast(words);
  }, [receive.failure]);
  const hasUnread = unreadHere.length > 0 || (hasMore && isReachable.value && unreadCount > 0);
  const canCollect = isManyFull(list, hasMore);
  if (!hasUnread && !canCollect) return null;

  /** Undefined once another player is here. */
  async function readWhole(): Promise<readonly ShownLetter[] | undefined> {
    if (!hasMore || !isReachable.peek()) return list;
    setIsReading(true);
    const reading = { signal: new AbortController().signal, tell: () => undefined, pageSize: AT_ONCE };
    const outcome = await readAllPages(getMail2, input, reading);
    setIsReading(false);
    if (!outcome) return undefined;
    return outcome.ok ? shownLetters(outcome.value.list, letterWishes.peek()) : list;
  }

  async function readAll() {
    const whole = await readWhole();
    if (!whole) return;
    const unread = whole.filter(isUnread);
    markRead(unread);
    if (whole === list && hasMore) showToast(text.readHere(unread.length));
  }

  async function collectAll() {
    const isSamePlayer = samePlayer();
    const given: Mail['rewardList'] = [];
    const letters = (await readWhole())?.filter(isFull) ?? [];
    let tried = 0;
    for (const { id } of letters) {
      tried += 1;
      const answer = await receive.run(() => ({ id }), String(id));
      // A refusal is told above, and a lost answer is asked about.
      if (!answer) break;
      given.push(...answer.rewardList);
    }
    // The next player is not told what this one has got.
    if (given.length === 0 || !isSamePlayer()) return;
    const gifts = tellGifts(addUp(given));
    showToast(tried === letters.length ? text.done(gifts) : text.doneSome(gifts));
  }

  const canReadHere = hasMore && !isReachable.value;
  const isBusy = receive.isBusy || isReading;
  return (
    <div className="letter-all">
      {hasUnread && (
        <Button look="ghost" aria-disabled={isReading} onClick={() => !isReading && void readAll()}>
          {canReadHere ? text.readThese(unreadHere.length) : text.readAll}
        </Button>
      )}
      {canCollect && (
        <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && void collectAll()}>
          {receive.isPending || isReading ? text.collecting : receive.isChecking ? text.checking : text.collectAll}
        </Button>
      )}
      {canCollect && (
        <div className="letter-lead" data-room={text.noConnection.text}>
          <p hidden={receive.note !== undefined}>{text.collectAllLead}</p>
          <StatusNote note={receive.note} />
        </div>
      )}
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { mail } from '#contract/mail.ts';
import { readAllPages } from '#data/ask/use-pages.ts';
import { isReachable } from '#data/call/connection.ts';
import { letterWishes, markRead } from '#data/mail/letters.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import { isManyFull, type ShownLetter, shownLetters } from '../rules/letters.ts';
import { text } from '../text.ts';
import type { Collecting, Letters } from './use-collect.ts';

const { getMail2 } = mail;
const AT_ONCE = 100;

interface AllButtonsProps {
  list: readonly ShownLetter[];
  /** Further letters are on pages that are not here. */
  hasMore: boolean;
  /** As the dots tell, of the kind that is shown. */
  unreadCount: number;
  input: { kind?: 0 | 1 | 2 };
  collecting: Collecting;
}

const isUnread = ({ isRead }: ShownLetter): boolean => isRead !== 1;

/**
 * For all letters of the list, on pages that are not here too; without a connection for those that are here, whose number is
 * said.
 */
export function AllButtons({ list, hasMore, unreadCount, input, collecting }: AllButtonsProps) {
  useSignals();
  const [isReading, setIsReading] = useState(false);
  const unreadHere = list.filter(isUnread);
  const hasUnread = unreadHere.length > 0 || (hasMore && isReachable.value && unreadCount > 0);
  const canCollect = isManyFull(list, hasMore);
  if (!hasUnread && !canCollect) return null;

  /** Undefined once another player is here. */
  async function readWhole(): Promise<Letters | undefined> {
    const here = { list, isWhole: !hasMore };
    if (!hasMore || !isReachable.peek()) return here;
    setIsReading(true);
    const reading = { signal: new AbortController().signal, tell: () => undefined, pageSize: AT_ONCE };
    const outcome = await readAllPages(getMail2, input, reading);
    setIsReading(false);
    if (!outcome) return undefined;
    if (!outcome.ok) return here;
    const { list: all, total } = outcome.value;
    return { list: shownLetters(all, letterWishes.peek()), isWhole: all.length >= total };
  }

  async function readAll() {
    const read = await readWhole();
    if (!read) return;
    const unread = read.list.filter(isUnread);
    markRead(unread);
    if (!read.isWhole) showToast(text.readHere(unread.length));
  }

  const canReadHere = hasMore && !isReachable.value;
  const isBusy = collecting.isBusy || isReading;
  return (
    <div className="letter-all">
      {hasUnread && (
        <Button look="ghost" aria-disabled={isReading} onClick={() => !isReading && void readAll()}>
          {canReadHere ? text.readThese(unreadHere.length) : text.readAll}
        </Button>
      )}
      {canCollect && (
        <Button look="gold" aria-disabled={isBusy} onClick={() => !isBusy && void collecting.fromAll(readWhole)}>
          {isReading ? text.collecting : (collecting.wait ?? text.collectAll)}
        </Button>
      )}
      {canCollect && (
        <div className="letter-lead" data-room={text.noConnection.text}>
          <p hidden={collecting.note !== undefined}>{text.collectAllLead}</p>
          <StatusNote note={collecting.note} />
        </div>
      )}
    </div>
  );
}

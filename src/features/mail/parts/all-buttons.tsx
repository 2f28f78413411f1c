import { mail, type Mail } from '#contract/mail.ts';
import { useMoneyAction } from '#data/ask/use-money-action.ts';
import { markRead } from '#data/mail/letters.ts';
import { sessionMark } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import type { ShownLetter } from '../rules/shown-letters.ts';
import { addUp, insideOf } from '../rules/standing.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '../text.ts';

const { receiveMail } = mail;

/** For all letters of the list that are here. What is inside is collected one letter after the other. */
export function AllButtons({ list }: { list: readonly ShownLetter[] }) {
  const receive = useMoneyAction(receiveMail, { noConnection: text.noConnection });
  const unread = list.filter(({ isRead }) => isRead !== 1);
  const full = list.filter((letter) => insideOf(letter) === 'waiting');
  if (unread.length === 0 && full.length === 0) return null;

  async function collectAll() {
    const mark = sessionMark.peek();
    const given: Mail['rewardList'] = [];
    for (const { id } of full) {
      const answer = await receive.run(() => ({ id }), String(id));
      // A refusal is said below, and a lost answer is asked about.
      if (!answer) break;
      given.push(...answer.rewardList);
    }
    // The next player is not told what this one has got.
    if (given.length > 0 && mark === sessionMark.peek()) showToast(text.done(tellGifts(addUp(given))));
  }

  return (
    <div className="letter-all">
      {unread.length > 0 && (
        <Button look="ghost" onClick={() => markRead(unread)}>
          {text.readAll}
        </Button>
      )}
      {full.length > 1 && (
        <Button look="gold" aria-disabled={receive.isBusy} onClick={() => void collectAll()}>
          {receive.isPending ? text.collecting : receive.isChecking ? text.checking : text.collectAll}
        </Button>
      )}
      {full.length > 1 && <StatusNote note={receive.note} />}
      <FailureNote failure={receive.failure} refusals={receiveMail.refusals} />
    </div>
  );
}

import { mail } from '#contract/mail.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import { deleteLetter } from '#data/mail/letters.ts';
import { showToast } from '#data/toasts.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { type ShownLetter, insideOf } from '../rules/letters.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { plainText } from '#page/plain-text.ts';
import { text } from '../text.ts';

const { receiveMail } = mail;

interface LetterSheetProps {
  letter: ShownLetter;
  onClose: () => void;
}

/** A letter in full, with what is inside. It is deleted once nothing waits in it. */
export function LetterSheet({ letter, onClose }: LetterSheetProps) {
  const { title, content, createTime } = letter;
  const lines = plainText(content);

  function remove() {
    deleteLetter(letter);
    onClose();
  }

  return (
    <Sheet look="bottom" title={title} onClose={onClose}>
      <div className="letter">
        <time dateTime={new Date(createTime).toISOString()}>{formatTime(createTime)}</time>
        {lines.length === 0 && <p>{text.empty}</p>}
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines of one text never change their order.
          <p key={at}>{line}</p>
        ))}
        <Inside letter={letter} />
        {insideOf(letter) !== 'waiting' && (
          <Button look="ghost-wide" onClick={remove}>
            <Icon name="trash" /> {text.del}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Inside({ letter }: { letter: ShownLetter }) {
  const inside = insideOf(letter);
  const gifts = tellGifts(letter.rewardList);
  if (inside === 'none') return null;
  if (inside === 'waiting') return <Collect letter={letter} gifts={gifts} />;
  return <p className="letter-inside">{inside === 'collected' ? text.collected(gifts) : text.gone(gifts)}</p>;
}

function Collect({ letter: { id, expireTime }, gifts }: { letter: ShownLetter; gifts: string }) {
  const receive = useMoneyForm(receiveMail, text.noConnection);
  const collect = async (): Promise<void> => {
    const given = await receive.run(() => ({ id }), String(id));
    if (given) showToast(text.done(tellGifts(given.rewardList)));
  };
  return (
    <>
      {expireTime > 0 && <p className="letter-until">{text.until(formatTime(expireTime))}</p>}
      <StatusNote note={receive.note} />
      <FailureNote failure={receive.failure} refusals={receiveMail.refusals} />
      <Button look="gold-wide" aria-disabled={receive.isBusy} onClick={() => void collect()}>
        {receive.isPending ? text.collecting : receive.isChecking ? text.checking : text.collect(gifts)}
      </Button>
    </>
  );
}

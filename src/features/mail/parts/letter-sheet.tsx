import { mail } from '#contract/mail.ts';
import { deleteLetter } from '#data/mail/letters.ts';
import { formatMoment, formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { type ShownLetter, insideOf } from '../rules/letters.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { plainText } from '#page/plain-text.ts';
import { text } from '../text.ts';
import type { Collecting } from './use-collect.ts';

const { receiveMail } = mail;

interface LetterSheetProps {
  letter: ShownLetter;
  collecting: Collecting;
  onClose: () => void;
}

/** A letter in full, with what is inside. It is deleted once nothing waits in it. */
export function LetterSheet({ letter, collecting, onClose }: LetterSheetProps) {
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
        <Inside letter={letter} collecting={collecting} />
        {insideOf(letter) !== 'waiting' && (
          <Button look="ghost-wide" onClick={remove}>
            <Icon name="trash" /> {text.del}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

type InsideProps = Pick<LetterSheetProps, 'letter' | 'collecting'>;

function Inside({ letter, collecting }: InsideProps) {
  const inside = insideOf(letter);
  const gifts = tellGifts(letter.rewardList);
  if (inside === 'none') return null;
  if (inside === 'waiting') return <Collect letter={letter} collecting={collecting} />;
  return <p className="letter-inside">{inside === 'collected' ? text.collected(gifts) : text.gone(gifts)}</p>;
}

function Collect({ letter, collecting: { isBusy, wait, note, failureOf, fromOne } }: InsideProps) {
  const { id, expireTime, rewardList } = letter;
  return (
    <>
      {expireTime > 0 && <p className="letter-until">{text.until(formatMoment(expireTime))}</p>}
      <StatusNote note={note} />
      <FailureNote failure={failureOf(id)} refusals={receiveMail.refusals} />
      <Button look="gold-wide" aria-disabled={isBusy} onClick={() => void fromOne(letter)}>
        {wait ?? text.collect(tellGifts(rewardList))}
      </Button>
    </>
  );
}

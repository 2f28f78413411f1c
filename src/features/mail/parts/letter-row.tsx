import { useEffect, useState } from 'react';
import { holdDeletion, takeBack } from '#data/mail/letters.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { type ShownLetter, insideOf } from '../rules/letters.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { text } from '../text.ts';
import { useOpenLetter } from './open-letter.ts';

/** One letter, which opens over the list; one that was deleted just now can be taken back in its place. */
export function LetterRow({ entry }: { entry: { id: number | string } }) {
  const letter = entry as ShownLetter;
  return (
    <div className="letter-row" tabIndex={-1}>
      {letter.isDeleted ? <Deleted letter={letter} /> : <Opens letter={letter} />}
    </div>
  );
}

/** Its time stands while the focus or a mouse is on the button. */
function Deleted({ letter: { id, title } }: { letter: ShownLetter }) {
  const [isFocused, setIsFocused] = useState(false);
  const [isUnderMouse, setIsUnderMouse] = useState(false);
  const isHeld = isFocused || isUnderMouse;
  useEffect(() => (isHeld ? holdDeletion(id) : undefined), [id, isHeld]);
  return (
    <div className="letter-deleted">
      <p role="status">{text.deletedLetter(title)}</p>
      <Button
        look="ghost"
        aria-label={text.undoOf(title)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onPointerEnter={() => setIsUnderMouse(true)}
        onPointerLeave={() => setIsUnderMouse(false)}
        onClick={() => takeBack(id)}
      >
        {text.undo}
      </Button>
    </div>
  );
}

function Opens({ letter }: { letter: ShownLetter }) {
  const open = useOpenLetter();
  const { id, title, createTime, isRead, rewardList } = letter;
  const inside = insideOf(letter);
  return (
    <button type="button" aria-haspopup="dialog" data-unread={isRead !== 1} onClick={() => open(id)}>
      <span className="list-page-mark">
        <Icon name={inside === 'none' ? 'mail' : 'gift'} />
        {isRead !== 1 && <i className="red-dot" />}
      </span>
      <span className="letter-name">
        <b>{title}</b>
        {isRead !== 1 && <span className="visually-hidden"> ({text.unreadRead})</span>}
        <time dateTime={new Date(createTime).toISOString()}>{formatTime(createTime)}</time>
        {inside === 'waiting' && <small>{text.inside(tellGifts(rewardList))}</small>}
      </span>
    </button>
  );
}

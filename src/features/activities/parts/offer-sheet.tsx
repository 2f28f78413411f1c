import { useEffect } from 'react';
import { useAnswer } from '#data/ask/use-answer.ts';
import { Reading } from '#page/page.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { activityPath } from '#contract/activity-addresses.ts';
import { described as firstCharge } from '../bodies/first-charge.tsx';
import { described as inviteFriends } from '../bodies/invite-friends.tsx';
import { hasEnded, titleOfPage } from '../promotion.ts';
import { text } from '../text.ts';
import { PromotionContent } from './promotion-content.tsx';
import { useLookAgain } from './use-look-again.ts';

const OFFERED = [firstCharge, inviteFriends];

interface OfferSheetProps {
  type: number;
  onClose: () => void;
}

/** A promotion over home, with all that its page has but the rules, to which it leads. */
export function OfferSheet({ type, onClose }: OfferSheetProps) {
  const promotion = OFFERED.find((one) => one.type === type);
  return promotion ? <Offered promotion={promotion} onClose={onClose} /> : null;
}

function Offered({ promotion, onClose }: { promotion: typeof firstCharge; onClose: () => void }) {
  const reading = useAnswer(promotion.state, promotion.input ?? {});
  const endTime = reading.answer === undefined ? 0 : (promotion.period?.(reading.answer)?.endTime ?? 0);
  const isOver = hasEnded(endTime);
  useLookAgain(endTime);

  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  return (
    <Sheet
      look="bottom"
      title={titleOfPage(promotion)}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={activityPath(promotion.type) ?? ''}>{text.offerMore}</ButtonLink>
          <Button onClick={onClose}>{text.offerClose}</Button>
        </>
      }
    >
      <Reading reading={reading}>
        {(state) => <PromotionContent promotion={promotion} state={state} onUnknownRefusal={onClose} />}
      </Reading>
    </Sheet>
  );
}

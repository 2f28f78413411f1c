import { useRef, useState } from 'react';
import { useAnswer } from '#data/ask/use-answer.ts';
import { goBack } from '#go';
import { Page } from '#page/page.tsx';
import { formatMoment } from '#shared/time.ts';
import { Below } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { PromotionContent } from '../parts/promotion-content.tsx';
import { Rules } from '../parts/rules.tsx';
import { useLookAgain } from '../parts/use-look-again.ts';
import { hasEnded, type Period as Times, type Promotion, titleOfPage } from '../promotion.ts';
import { text } from '../text.ts';

/** Every promotion's screen: its state with its age, its period, what can be claimed, and its rules. */
export function PromotionScreen({ promotion }: { promotion: Promotion }) {
  const reading = useAnswer(promotion.state, promotion.input ?? {});
  return (
    <Page title={titleOfPage(promotion)} reading={reading}>
      {(state) => {
        const period = promotion.period?.(state);
        return (
          <PromotionContent
            promotion={promotion}
            state={state}
            above={period && period.endTime > 0 && <Period {...period} />}
            below={
              <Below>
                <Rules promotion={promotion} />
              </Below>
            }
          />
        );
      }}
    </Page>
  );
}

/**
 * Says from when to when it is on. Once it is over, a dialog says so and leads away. As long as something is owed, the page
 * stays and says that, and a player who has received the last of it is not sent away either.
 */
function Period({ startTime, endTime, isOwed = false }: Times) {
  const [wasOwed, setWasOwed] = useState(isOwed);
  if (isOwed && !wasOwed) setWasOwed(true);
  const [isToldOf, setIsToldOf] = useState(false);
  // The dialog also goes where a newer answer says that something is owed after all.
  const isLeft = useRef(false);
  const leave = () => {
    isLeft.current = true;
    setIsToldOf(true);
  };
  const isOver = hasEnded(endTime);
  useLookAgain(endTime);
  if (isOver && isOwed) {
    return (
      <p className="promotion-period" data-msg-key={text.stillYours.key}>
        {text.stillYours.text}
      </p>
    );
  }
  const end = formatMoment(endTime);
  // One that is not on at all has no beginning.
  const words = startTime > 0 ? text.period(formatMoment(startTime), end) : !isOver && text.until(end);
  return (
    <>
      {words && <p className="promotion-period">{words}</p>}
      {isOver && !wasOwed && !isToldOf && (
        <Sheet
          look="popup"
          title={text.endedTitle}
          isContentTold
          hasNoButton
          onClose={leave}
          onGone={() => isLeft.current && goBack()}
          footer={
            <Button look="gold" onClick={leave}>
              {text.ok}
            </Button>
          }
        >
          <p data-msg-key={text.ended.key}>{text.ended.text}</p>
        </Sheet>
      )}
    </>
  );
}

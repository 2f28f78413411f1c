import { useState } from 'react';
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
import { hasEnded, type Promotion, titleOfPage } from '../promotion.ts';
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
            reading={{ ...reading, answer: state }}
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

/** Says from when to when it is on. Once it is over, a dialog says so and leads away. */
function Period({ startTime, endTime }: { startTime: number; endTime: number }) {
  const [isToldOf, setIsToldOf] = useState(false);
  const isOver = hasEnded(endTime);
  useLookAgain(endTime);
  const end = formatMoment(endTime);
  // One that is not on at all has no beginning.
  const words = startTime > 0 ? text.period(formatMoment(startTime), end) : !isOver && text.until(end);
  return (
    <>
      {words && <p className="promotion-period">{words}</p>}
      {isOver && !isToldOf && (
        <Sheet
          look="popup"
          title={text.endedTitle}
          isContentTold
          hasNoButton
          onClose={() => setIsToldOf(true)}
          onGone={goBack}
          footer={
            <Button look="gold" onClick={() => setIsToldOf(true)}>
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

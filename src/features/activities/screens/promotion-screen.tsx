import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useActions } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { refreshShown } from '#data/ask/questions.ts';
import { isReachable } from '#data/ask/connection.ts';
import { isChecking } from '#data/money/asked.ts';
import { showToast } from '#data/toasts.ts';
import { goBack } from '#go-back';
import { Page } from '#page/page.tsx';
import { formatMoment } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { wordsFor } from '#ui/ending/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { Message } from '#ui/text.ts';
import { RewardSheet } from '../parts/reward-sheet.tsx';
import { useLookAgain } from '../parts/use-look-again.ts';
import { Rules } from '../parts/rules.tsx';
import { type Drawn, hasEnded, type Promotion } from '../promotion.ts';
import { tellGifts } from '../rules/tell-gifts.ts';
import { text } from '../text.ts';
import './promotion-screen.css';

/** Every promotion's screen: its state with its age, its period, why a claim failed, what was given, and its rules. */
export function PromotionScreen({ promotion }: { promotion: Promotion }) {
  useSignals();
  const reading = useAnswer(promotion.state, promotion.input ?? {});
  const { isPending, failed, run } = useActions();
  const isAsked = isChecking.value;
  const [told, setTold] = useState<Message>();
  const [drawn, setDrawn] = useState<Drawn>();
  const waits = isReachable.value ? undefined : isPending ? text.stillAsking : text.noConnection;

  // The button may be anywhere on a long page, so why it gave nothing is said over it.
  useEffect(() => {
    const words = failed && wordsFor(failed.failure, failed.row.refusals);
    if (words) showToast(words);
    // A server that says no knows something that this page does not.
    if (failed?.failure.kind === 'refused') void refreshShown();
  }, [failed]);

  async function claim(name: string, input: unknown) {
    const row = promotion.claims[name];
    if (!row) return;
    const given = (await run(row, () => input, JSON.stringify(input))) as Given | undefined;
    // A claim that answers no state of this read makes the page ask.
    if (given && !row.gives) void reading.refresh();
    const stop = given?.propId ?? undefined;
    if (stop !== undefined) setDrawn((last) => ({ propId: stop, times: (last?.times ?? 0) + 1 }));
    const gifts = given?.rewardList.filter(({ count }) => count > 0) ?? [];
    if (gifts.length > 0) (promotion.isFestive ? setTold : showToast)(text.given(tellGifts(gifts)));
  }

  return (
    <Page title={promotion.title()} reading={reading}>
      {(state) => {
        const period = promotion.period?.(state);
        return (
          <div className="promotion">
            {period && period.endTime > 0 && <Period {...period} />}
            <promotion.Body
              state={state}
              savedAt={reading.savedAt}
              isBusy={isPending || isAsked || !isReachable.value}
              busyWords={isAsked ? text.checking : isPending ? text.getting : undefined}
              drawn={drawn}
              claim={(name, input) => void claim(name, input)}
            />
            <p role="status" className="promotion-note" data-msg-key={waits?.key}>
              {waits?.text}
            </p>
            <Rules {...promotion.rules()} />
            {told && <RewardSheet words={told} onClose={() => setTold(undefined)} />}
          </div>
        );
      }}
    </Page>
  );
}

interface Given {
  rewardList: readonly { id: number; count: number }[];
  propId?: number | null;
}

/** Says from when to when it is on. Once it is over, a dialog says so and leads away. */
function Period({ startTime, endTime }: { startTime: number; endTime: number }) {
  const [, go] = useLocation();
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
          hasNoButton
          onClose={() => setIsToldOf(true)}
          onGone={() => goBack(go)}
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

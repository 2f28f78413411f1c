import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { activities } from '#contract/activities.ts';
import type { Answer, Row } from '#contract/define.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { isReachable } from '#data/call/connection.ts';
import { questionOf, refreshShown } from '#data/ask/use-answer.ts';
import { type Actions, useActions, useLateMoney } from '#data/ask/use-action.ts';
import { isSignedIn } from '#data/player/session.ts';
import { isChecking } from '#data/money/asked.ts';
import { showToast } from '#data/toasts.ts';
import { formatMoment } from '#shared/time.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { type Drawn, hasBegun, type Promotion } from '../promotion.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { NothingHere } from '#page/page.tsx';
import { StatusNote } from '#ui/note/status-note.tsx';
import { text } from '../text.ts';
import { useKeptAway } from './use-kept-away.ts';
import { whyItWaits } from '../rules/why-it-waits.ts';
import { RewardSheet } from './reward-sheet.tsx';
import { useLookAgain } from './use-look-again.ts';
import './promotion-content.css';

/** With these a claim is refused also to one who has reached a limit or is on a time-out. */
const KEPT_AWAY: ReadonlySet<number> = new Set([CLAIM.notEligible, CLAIM.ended]);

interface PromotionContentProps {
  promotion: Promotion;
  state: Answer<Row>;
  above?: ReactNode;
  below?: ReactNode;
  /** A claim was refused for a reason that it does not know. */
  onUnknownRefusal?: () => void;
}

/** A promotion's body on its screen or in a sheet: sends the claims, says why one gave nothing, and what was given. */
export function PromotionContent({ promotion, state, above, below, onUnknownRefusal }: PromotionContentProps) {
  useSignals();
  const { isPending, failed, run } = useActions();
  const isAsked = isChecking.value;
  const [told, setTold] = useState<Message>();
  const [drawn, setDrawn] = useState<Drawn>();
  const [claimed, setClaimed] = useState('');
  const keptAway = useKeptAway(isSignedIn.value, promotion.owes);
  // One that owes the player something, or leads to it, stays open to who is kept away.
  const isAtRest = keptAway !== undefined && !promotion.owes;
  const isClosed = isAtRest && !promotion.leadsToOwed;
  const { startTime = 0, endTime = 0 } = promotion.period?.(state) ?? {};
  useLookAgain(startTime);
  // From then on a body offers only what is owed.
  useLookAgain(endTime);
  const before = hasBegun(startTime) ? undefined : text.begins(formatMoment(startTime));

  useTellWhy(failed, { isKeptAway: keptAway !== undefined, onUnknownRefusal });

  async function claim(name: string, input: unknown) {
    const row = promotion.claims[name];
    if (!row || before) return;
    if (!isPending) setClaimed(wishOf(name, input));
    const given = (await run(row, () => input, JSON.stringify(input))) as Given | undefined;
    if (!given) return;
    if (row.gives) askBeside(row.gives);
    tell(given);
  }

  /** A claim that brings no state has made all that is shown be asked for; one that does leaves the rest old. */
  function askBeside({ path }: Pick<Row, 'path'>) {
    if (path !== promotion.state.path) {
      void questionOf(promotion.state, JSON.stringify(promotion.input ?? {})).askAfterChange();
    }
    // The list of promotions says of each whether something waits there.
    if (path !== activities.getActivityIds.path) void questionOf(activities.getActivityIds, '{}').askAfterChange();
  }

  function tell({ propId, rewardList }: Given) {
    if (typeof propId === 'number') setDrawn((last) => ({ propId, times: (last?.times ?? 0) + 1 }));
    const gifts = tellGifts(rewardList);
    if (gifts !== '') setTold(text.given(gifts));
  }

  useLateMoney(
    ({ path }) => Object.values(promotion.claims).find((row) => row.path === path),
    (given) => tell(given as Given),
  );

  const note = whyItWaits({
    // Nothing can be received at rest with a connection either.
    hasConnection: isReachable.value || promotion.isOnlyRead === true || isAtRest,
    isPending: isPending || isAsked,
    keptAway: keptAway?.words,
  });
  return (
    <div className="promotion">
      {above}
      {before && (
        <p className="promotion-before" data-msg-key={before.key}>
          {before.text}
        </p>
      )}
      {isClosed ? (
        <NothingHere {...keptAway} />
      ) : (
        <promotion.Body
          state={state}
          isBusy={isPending || isAsked || !isReachable.value || before !== undefined}
          isResting={keptAway !== undefined}
          busyWords={isAsked ? () => text.checking : busyWordsOf(isPending ? claimed : undefined)}
          drawn={drawn}
          claim={(name, input) => void claim(name, input)}
        />
      )}
      {below}
      <StatusNote note={isClosed ? undefined : note} isAfloat />
      {told && <RewardSheet words={told} onClose={() => setTold(undefined)} />}
    </div>
  );
}

interface TellWhy {
  isKeptAway: boolean;
  onUnknownRefusal: PromotionContentProps['onUnknownRefusal'];
}

/** Says why a claim gave nothing. */
function useTellWhy(failed: Actions['failed'], { isKeptAway, onUnknownRefusal }: TellWhy): void {
  // The place of a promotion that is closed says it already.
  const tellWhy = useEffectEvent((words: Message) => !isKeptAway && showToast(words));
  const tellUnknown = useEffectEvent(() => onUnknownRefusal?.());

  // The button may be anywhere on a long page, so why it gave nothing is said over it.
  useEffect(() => {
    if (!failed) return;
    const { failure, row } = failed;
    const words = wordsFor(failure, row.refusals);
    const mayBeKeptAway = failure.kind === 'refused' && KEPT_AWAY.has(failure.code);
    if (words && !mayBeKeptAway) showToast(words);
    if (failure.kind !== 'refused') return;
    // A server that says no knows something that this page does not.
    const known = refreshShown();
    if (words && mayBeKeptAway) void known.then(() => tellWhy(words));
    if (!(failure.code in row.refusals)) tellUnknown();
  }, [failed]);
}

const wishOf = (name = '', input?: unknown): string => `${name} ${JSON.stringify(input)}`;

/** Of the one claim that is under way. */
const busyWordsOf = (claimed: string | undefined) => (name?: string, input?: unknown) =>
  claimed === wishOf(name, input) ? text.getting : undefined;

interface Given {
  rewardList: readonly { id: number; count: number }[];
  propId?: number | null;
}

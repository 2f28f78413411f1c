import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Reward } from '#contract/entities/reward.ts';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { isOnline } from '#data/call/connection.ts';
import { forgetLate, forgetLearnt, isChecking, lastLearnt, lateAnswer, resumeChecks } from '#data/money/asked.ts';
import { deposits } from '#data/money/deposits.ts';
import { withdrawals } from '#data/money/withdrawals.ts';
import { player } from '#data/player/session.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { showToast } from '#data/toasts.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { learntWords } from './learnt-words.ts';
import { text } from './text.ts';

const Given = v.object({ rewardList: v.array(Reward) });

/** What a claim has given whose answer was lost at first; a page that has told it itself has taken it away. */
function giftsOf(answer: unknown): string {
  const { success, output } = v.safeParse(Given, answer);
  return success ? tellGifts(output.rewardList) : '';
}

/** Says that a call about money is being asked about, on every screen, and what became of it. */
export function MoneyNotice() {
  useSignals();
  const playerId = player.value?.user.id;
  const learnt = lastLearnt.value;
  const withdrawal = withdrawals.untold.value;

  useEffect(() => {
    if (playerId === undefined) return undefined;
    void resumeChecks();
    void deposits.resume();
    const ends = [deposits.followKept(), withdrawals.follow()];
    return () => ends.forEach((end) => end());
  }, [playerId]);

  useEffect(() => {
    if (!learnt) return;
    const gifts = giftsOf(lateAnswer.peek()?.answer);
    showToast(learnt.found === 'done' && gifts !== '' ? text.gave(gifts) : learntWords(learnt));
    forgetLearnt();
    forgetLate();
  }, [learnt]);

  useEffect(() => {
    if (!withdrawal) return;
    const words = withdrawal.status === ORDER_STATUS.done ? text.withdrawalPaid : text.withdrawalReturned;
    showToast(words(formatPesos(withdrawal.amount)));
    withdrawals.noteTold();
  }, [withdrawal]);

  return (
    <div role="status">
      {isChecking.value && <Notice icon="clock" message={isOnline.value ? text.checking : text.checkingLater} />}
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { isOnline } from '#data/call/connection.ts';
import { forgetLearnt, isChecking, lastLearnt, resumeChecks } from '#data/money/asked.ts';
import { deposits } from '#data/money/deposits.ts';
import { player } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from './text.ts';

/** Says that a call about money is being asked about, on every screen, and what became of it. */
export function MoneyNotice() {
  useSignals();
  const playerId = player.value?.user.id;
  const learnt = lastLearnt.value;

  useEffect(() => {
    if (playerId === undefined) return;
    void resumeChecks();
    void deposits.resume();
  }, [playerId]);

  useEffect(() => {
    if (!learnt) return;
    showToast(text.learnt[learnt]);
    forgetLearnt();
  }, [learnt]);

  return (
    <div role="status">
      {isChecking.value && <Notice icon="clock" message={isOnline.value ? text.checking : text.checkingLater} />}
    </div>
  );
}

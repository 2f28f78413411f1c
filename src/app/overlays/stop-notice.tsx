import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { isOnline, isReachable } from '#data/call/connection.ts';
import { forgetHeardStop, heardStop } from '#data/care/send-stop.ts';
import { isGivenUp, stop, type Stop } from '#data/care/stop.ts';
import { showToast } from '#data/toasts.ts';
import { formatDate } from '#shared/format-date.ts';
import { formatMoment } from '#shared/time.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from './text.ts';

/** Says on every screen that play has stopped here before the server knows it, and once when the server does. */
export function StopNotice() {
  useSignals();
  const heard = heardStop.value;
  const waiting = stop.value;

  useEffect(() => {
    if (!heard) return;
    const { kind, until } = heard;
    if (kind === 'timeOut') showToast(text.timeOutSet(formatMoment(until)));
    else showToast(until > 0 ? text.excluded(formatDate(until)) : text.excludedForGood);
    forgetHeardStop();
  }, [heard]);

  if (!waiting) return <div role="status" />;
  const words = waiting.kind === 'exclusion' ? text.excludedHere : text.timeOutHere;
  return (
    <div role="status">
      <Notice icon="rest" message={words[savingOf(waiting)]} />
    </div>
  );
}

/** The server is being told, hears of it with the connection or once it answers, or has not understood it in this visit. */
function savingOf(waiting: Stop): keyof typeof text.excludedHere {
  if (isGivenUp(waiting)) return 'givenUp';
  if (!isOnline.value) return 'offline';
  return isReachable.value ? 'now' : 'unanswered';
}

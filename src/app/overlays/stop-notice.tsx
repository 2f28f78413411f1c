import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { forgetHeardStop, heardStop } from '#data/care/send-stop.ts';
import { stop } from '#data/care/stop.ts';
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
      <Notice icon="rest" message={words(isReachable.value)} />
    </div>
  );
}

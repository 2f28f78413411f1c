import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { TIME_OUTS } from '#contract/games.ts';
import { isReachable } from '#data/call/connection.ts';
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
    const setText = isBreak(heard) ? text.breakSet : text.timeOutSet;
    if (kind === 'timeOut') showToast(setText(formatMoment(until)));
    else showToast(until > 0 ? text.excluded(formatDate(until)) : text.excludedForGood);
    forgetHeardStop();
  }, [heard]);

  if (!waiting) return <div role="status" />;
  const saving = savingOf(waiting, isReachable.value);
  const message = waiting.kind === 'exclusion' ? text.excludedHere[saving] : text.timeOutHere[saving](isBreak(waiting));
  return (
    <div role="status">
      <Notice icon="rest" message={message} />
    </div>
  );
}

/** The server is being told, hears of it with the connection, or has not understood it in this visit. */
function savingOf(waiting: Stop, isConnected: boolean): keyof typeof text.excludedHere {
  if (isGivenUp(waiting)) return 'givenUp';
  return isConnected ? 'now' : 'later';
}

/** Shorter than any time-out: the player has called it a break. */
const isBreak = ({ kind, length }: { kind: Stop['kind']; length: number }): boolean =>
  kind === 'timeOut' && !TIME_OUTS.includes(length);

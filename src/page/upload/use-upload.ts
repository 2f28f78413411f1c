import { useRef, useState } from 'react';
import { kyc, UPLOAD_LIMIT_BYTES, UPLOAD_TYPES } from '#contract/kyc.ts';
import { useFailed } from '#data/ask/use-action.ts';
import { onReachable } from '#data/call/connection.ts';
import { type Slot, uploadPicture } from '#data/sign-in/upload.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';
import { type Unsent, useWaiting } from './waiting.ts';

/** Sends the pictures of one slot. Of two that are picked one after the other the second one counts; the first leaves the slot at once. */
export function useUpload(slot: Slot, onChange: (path: string, file: File | undefined) => void) {
  /** How much of it has gone up, while it does. */
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState<Message>();
  const [failed, setFailed] = useFailed<{ failure: UploadFailure }>();
  /** What was picked, and broke off on its way. */
  const [unsent, setUnsent] = useState<Unsent>();
  const latest = useRef<{ picked: File; abandon: AbortController }>(undefined);

  async function send(picked: File) {
    const refusal = refusalOf(picked);
    setRefused(refusal);
    setFailed(undefined);
    setUnsent(undefined);
    if (refusal) return;
    latest.current?.abandon.abort();
    const abandon = new AbortController();
    latest.current = { picked, abandon };
    onChange('', undefined);
    const isLatest = () => latest.current?.picked === picked;
    setShare(0);
    let wasBack = false;
    const stop = onReachable(() => (wasBack = true));
    const sent = await uploadPicture(slot, picked, {
      onProgress: (part) => isLatest() && setShare(part),
      unwanted: abandon.signal,
    });
    stop();
    if (!isLatest()) return;
    setShare(undefined);
    if (sent.ok) return onChange(sent.value, picked);
    setFailed({ failure: sent.failure });
    // What the server has refused, it would refuse again.
    if (sent.failure.kind !== 'refused') setUnsent({ picture: picked, wasBack });
  }

  const { count, sendAll } = useWaiting(unsent, (picked) => void send(picked));
  return {
    share,
    wrong: refused ?? (failed && noteOfUpload(failed.failure)),
    unsent,
    send,
    /** How many wait with this one; none where it does not wait. */
    waiting: unsent ? count : 0,
    sendAll,
  };
}

function refusalOf(picked: File): Message | undefined {
  if (!UPLOAD_TYPES.some((type) => type === picked.type)) return text.refusals['upload.wrongFormat'];
  return picked.size > UPLOAD_LIMIT_BYTES ? text.refusals['upload.tooLarge'] : undefined;
}

type UploadFailure = Exclude<Awaited<ReturnType<typeof uploadPicture>>, { ok: true }>['failure'];

function noteOfUpload(failure: UploadFailure): Message | undefined {
  if (failure.kind === 'offline') return text.waits;
  if (failure.kind === 'unanswered') return failure.brokeOff ? text.brokeOff : wordsFor(failure);
  const keys: Readonly<Record<number, keyof typeof text.refusals>> = kyc.uploadKyc.refusals;
  const key = failure.kind === 'refused' ? keys[failure.code] : undefined;
  return text.refusals[key ?? 'upload.error'];
}

import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, useEffect, useState } from 'react';
import { codeClock, sendCode } from '#data/sign-in/codes.ts';
import { showToast } from '#data/toasts.ts';
import type { Failure } from '#shared/outcome.ts';
import { TextField } from '#ui/field/index.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  error: Message | undefined;
  countryCode: string;
  /** The number to send to, as it is typed so far. */
  mobile: string;
  /** Whether it is one; if not, its field says so. */
  checkMobile: () => Promise<boolean>;
}

/** The code and the button that sends for it, which rests for a minute after every code. */
export function CodeField({ error, countryCode, mobile, checkMobile, ...input }: CodeFieldProps) {
  useSignals();
  const [isSending, setIsSending] = useState(false);
  // A person who has mistyped their number does not wait before a code goes to the right one.
  const waitSeconds = codeClock.sentTo.value === mobile ? codeClock.waitSeconds.value : 0;
  const isResting = waitSeconds > 0 || isSending;

  useEffect(() => codeClock.follow(), []);

  async function send() {
    if (isResting || !(await checkMobile())) return;
    setIsSending(true);
    const failure = await sendCode(countryCode, mobile);
    setIsSending(false);
    showToast(wordsOf(failure));
  }

  const button = (
    <button type="button" className="field-trail" aria-disabled={isResting} onClick={() => void send()}>
      {isSending ? text.sendingCode : waitSeconds > 0 ? text.codeWait(waitSeconds) : text.sendCode}
    </button>
  );
  return (
    <TextField
      label={text.code}
      hint={text.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      error={error}
      trail={button}
      {...input}
    />
  );
}

function wordsOf(failure: Failure | undefined): Message {
  if (!failure) return text.sent;
  return (failure.kind === 'refused' ? undefined : wordsFor(failure)) ?? text.notSent;
}

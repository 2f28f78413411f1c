import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, useEffect, useState } from 'react';
import { codeWaitSeconds, followCodeWait, sendCode } from '#data/codes.ts';
import { session as rows } from '#contract/session.ts';
import { showToast } from '#data/toasts.ts';
import { TextField } from '#ui/field/index.ts';
import type { Message } from '#ui/text.ts';
import { sent, text } from '../text.ts';
import { noteOf } from './failure-note.ts';

const SEND_FAILED = 'login.loginSendFail';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  error: Message | undefined;
  countryCode: string;
  /** The number to send to; undefined when what is typed is none, and then its field has said so. */
  numberToSend: () => Promise<string | undefined>;
}

/** The code and the button that sends for it, which rests for a minute after every code. */
export function CodeField({ error, countryCode, numberToSend, ...input }: CodeFieldProps) {
  useSignals();
  const [isSending, setIsSending] = useState(false);
  const waitSeconds = codeWaitSeconds.value;
  const isResting = waitSeconds > 0 || isSending;

  useEffect(followCodeWait, []);

  async function send() {
    if (isResting) return;
    const mobile = await numberToSend();
    if (mobile === undefined) return;
    setIsSending(true);
    const failure = await sendCode(countryCode, mobile);
    setIsSending(false);
    showToast(noteOf(failure, rows.smsSend.refusals, SEND_FAILED) ?? sent);
  }

  const button = (
    <button type="button" className="field-trail" disabled={isResting} onClick={() => void send()}>
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

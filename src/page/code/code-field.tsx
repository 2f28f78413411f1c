import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, useEffect, useState } from 'react';
import { security } from '#contract/security.ts';
import { codeClock, sendCode, sendEmailCode } from '#data/sign-in/codes.ts';
import { showToast } from '#data/toasts.ts';
import type { Failure } from '#shared/outcome.ts';
import { TextField } from '#ui/field/index.ts';
import { wordsFor } from '#ui/ending/index.ts';
import { leadToWrong } from '#ui/form/lead-to-wrong.ts';
import type { Message } from '#ui/text.ts';
import { text } from './text.ts';

interface AnyCodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  error: Message | undefined;
  /** A code is on its way: that it was missing is no longer said. */
  onSent?: () => void;
}

interface CodeFieldProps extends AnyCodeFieldProps {
  countryCode: string;
  /** The number to send to, as it is typed so far. */
  mobile: string;
  /** Whether it is one; if not, its field says so. */
  checkMobile: () => Promise<boolean>;
}

/** A code by text message. */
export const CodeField = ({ countryCode, mobile, checkMobile, ...input }: CodeFieldProps) => (
  <SentCodeField
    {...input}
    hint={text.codeHint}
    to={mobile}
    check={checkMobile}
    send={() => sendCode(countryCode, mobile)}
  />
);

interface EmailCodeFieldProps extends AnyCodeFieldProps {
  email: string;
  checkEmail: () => boolean;
}

/** A code by mail. */
export const EmailCodeField = ({ email, checkEmail, ...input }: EmailCodeFieldProps) => (
  <SentCodeField
    {...input}
    hint={text.emailCodeHint}
    to={email}
    check={async () => checkEmail()}
    send={() => sendEmailCode(email)}
    refusals={security.sendEmailCode.refusals}
  />
);

interface SentCodeFieldProps extends AnyCodeFieldProps {
  hint: string;
  to: string;
  check: () => Promise<boolean>;
  /** Undefined when the code is on its way. */
  send: () => Promise<Failure | undefined>;
  refusals?: Readonly<Record<number, string>>;
}

/** The code and the button that sends for it, which rests for a minute after every code. */
function SentCodeField({ error, hint, to, check, send: sendFor, refusals, onSent, ...input }: SentCodeFieldProps) {
  useSignals();
  const [isSending, setIsSending] = useState(false);
  // A person who has mistyped their number does not wait before a code goes to the right one.
  const waitSeconds = codeClock.sentTo.value === to ? codeClock.waitSeconds.value : 0;
  const isResting = waitSeconds > 0 || isSending;

  useEffect(() => codeClock.follow(), []);

  async function send({ form }: HTMLButtonElement) {
    if (isResting) return;
    if (!(await check())) return leadToWrong(form);
    setIsSending(true);
    const failure = await sendFor();
    setIsSending(false);
    if (!failure) onSent?.();
    showToast(wordsOf(failure, refusals));
  }

  const button = (
    <button
      type="button"
      className="field-trail"
      aria-disabled={isResting}
      onClick={({ currentTarget }) => void send(currentTarget)}
    >
      {/* The name does not count: a reader whose focus is on it would hear every second. */}
      {waitSeconds > 0 && <span aria-hidden="true">{text.codeWait(waitSeconds)}</span>}
      <span className={waitSeconds > 0 ? 'visually-hidden' : undefined}>
        {isSending ? text.sendingCode : text.sendCode}
      </span>
    </button>
  );
  return (
    <TextField
      label={text.code}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      error={error}
      trail={button}
      {...input}
    />
  );
}

function wordsOf(failure: Failure | undefined, refusals: SentCodeFieldProps['refusals']): Message {
  if (!failure) return text.sent;
  return (failure.kind === 'refused' && !refusals ? undefined : wordsFor(failure, refusals)) ?? text.notSent;
}

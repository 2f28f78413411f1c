import { useState } from 'react';
import { LOGIN_KINDS } from '#contract/enums.ts';
import type { SocialLogin } from '#contract/entities/config.ts';
import { security } from '#contract/security.ts';
import { session as rows } from '#contract/session.ts';
import { isOnline } from '#data/call/connection.ts';
import { isArriving } from '#data/sign-in/arrive.ts';
import { dismissPasskeyOffer, knowsPasskeys, signInWithPasskey } from '#data/sign-in/passkeys.ts';
import { leaveForSocialLogin, socialInput } from '#data/sign-in/social.ts';
import { useAction, useFailed } from '#data/ask/use-action.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { useSocialReturn } from '#page/use-social-return.ts';
import type { Failure } from '#shared/outcome.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { text } from '../text.ts';
import { noteOf } from './note-of.ts';
import { useArrival } from './use-arrival.ts';
import type { useAgreement } from './agree-box.tsx';

interface OtherWaysProps {
  config: Lobby['config'];
  agreement: ReturnType<typeof useAgreement>;
  ways: ReturnType<typeof useOtherWays>;
  /** One of them is tried. */
  onTry: () => void;
}

/** Signing in without a password: with a passkey of this device, or vouched for by another site. */
export function OtherWays({ config, agreement, ways: { social, passkey, clear }, onTry }: OtherWaysProps) {
  const { socialLogin } = config;
  const mayGoOn = () => {
    if (isArriving.peek()) return false;
    onTry();
    clear();
    return agreement.mayGoOn();
  };
  if (!window.isSecureContext) {
    return (
      <p className="auth-foot" data-msg-key={text.notSecure.key}>
        {text.notSecure.text}
      </p>
    );
  }
  return (
    <>
      {config.passkeys === 1 && knowsPasskeys() && (
        <Button look="ghost-wide" aria-disabled={passkey.isPending} onClick={() => mayGoOn() && void passkey.run()}>
          <Icon name="key" />
          {text.withPasskey}
        </Button>
      )}
      {socialLogin && (
        <Button
          look="ghost-wide"
          aria-disabled={social.isPending}
          onClick={() => mayGoOn() && social.leave(socialLogin)}
        >
          {social.isPending ? text.loggingIn : text.continueWith(socialLogin.name)}
        </Button>
      )}
      <StatusNote note={social.canceled} />
    </>
  );
}

/** What becomes of them is told in the one place below the button of the form. */
export function useOtherWays(countryCode: string) {
  const social = useSocialLogin();
  const passkey = usePasskeyLogin(countryCode);
  const clear = () => {
    social.clear();
    passkey.clear();
  };
  return { social, passkey, note: passkey.note ?? social.note, clear };
}

function useSocialLogin() {
  const login = useAction(rows.lineLogin);
  const arrival = useArrival();
  const [failed, setFailed] = useFailed<{ failure: Failure }>();
  // The player has tried anew since.
  const [isPast, setIsPast] = useState(false);
  const take = (code: string, state: string): void =>
    void login
      .run(() => socialInput(code, state), code)
      .then((answer) => answer && arrival.lead(answer.appUser, { kind: LOGIN_KINDS.account }));
  const { returned, canceled } = useSocialReturn({ purpose: 'log-in', address: paths.login(), take });
  const isRefused = returned === 'refused' && !isPast;
  const note = isRefused
    ? text.socialRefused
    : noteOf(failed?.failure ?? arrival.failure ?? login.failure, rows.lineLogin.refusals);
  // Without a connection the browser would show a page of its own, and what was typed would be gone.
  const leave = (site: SocialLogin): void =>
    isOnline.peek() ? void leaveForSocialLogin(site) : setFailed({ failure: { kind: 'offline' } });
  const clear = () => {
    setIsPast(true);
    setFailed(undefined);
    arrival.clear();
    login.clear();
  };
  return { isPending: login.isPending, note, canceled, leave, clear };
}

function usePasskeyLogin(countryCode: string) {
  const [isPending, setIsPending] = useState(false);
  const [failed, setFailed] = useFailed<{ failure: Failure }>();
  const [isDismissed, setIsDismissed] = useState(false);
  const arrival = useArrival();

  function clear() {
    setFailed(undefined);
    arrival.clear();
    setIsDismissed(false);
  }

  async function run() {
    if (isPending) return;
    setIsPending(true);
    clear();
    const ended = await signInWithPasskey(countryCode);
    setIsPending(false);
    if (ended === 'dismissed') return setIsDismissed(true);
    if (!ended.ok) return setFailed({ failure: ended.failure });
    // A player who has a passkey is not offered another.
    dismissPasskeyOffer();
    await arrival.lead(ended.value, { kind: LOGIN_KINDS.account });
  }

  return {
    isPending,
    note: isDismissed
      ? text.noPasskeyUsed
      : noteOf(failed?.failure ?? arrival.failure, security.passkeySignIn.refusals),
    run,
    clear,
  };
}

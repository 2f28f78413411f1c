import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { hasGuestHeart } from '#data/favorites/guest-heart.ts';
import { owner } from '#data/player/owner.ts';
import { returnFor } from '#data/player/return-to.ts';
import { endedSession } from '#data/player/session.ts';
import { paths } from '#paths';
import { Notice } from '#ui/notice/notice.tsx';
import { AskedGame, gameIdIn } from '../parts/asked-game.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { OtherWays } from '../parts/other-ways.tsx';
import { StrangersOnly } from '../parts/strangers-only.tsx';
import { useAgreement } from '../parts/agree-box.tsx';
import { useConfig } from '../parts/use-config.ts';
import { useRemembered } from '../parts/use-remembered.ts';
import { text } from '../text.ts';

export function LoginScreen() {
  return (
    <StrangersOnly>
      <Login />
    </StrangersOnly>
  );
}

function Login() {
  useSignals();
  const config = useConfig();
  const remembered = useRemembered();
  // With a kept password the account is known, and one tap is to be enough.
  const agreement = useAgreement(config.mode === 'green', remembered.hasPassword);
  const [isForHeart] = useState(hasGuestHeart);
  const ended = endedSession.value;
  const askedGame = gameIdIn(returnFor(owner.value));
  const lead =
    ended === 'expired' || ended === 'over' ? (
      <Notice icon="clock" message={text.expired} />
    ) : askedGame !== undefined ? (
      <AskedGame gameId={askedGame} />
    ) : (
      isForHeart && <Notice icon="heart" message={text.forHeart} />
    );
  return (
    <AuthFrame title={text.welcomeBack} lead={lead}>
      <LoginForm config={config} remembered={remembered} agreement={agreement} />
      <OtherWays config={config} agreement={agreement} />
      <p className="auth-foot">
        {text.newHere}{' '}
        <a className="auth-link" href={paths.register()}>
          {text.createAccount}
        </a>
      </p>
    </AuthFrame>
  );
}

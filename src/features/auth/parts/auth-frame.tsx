import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { AGREEMENT_VARIANTS } from '#contract/settings.ts';
import { settings } from '#data/device/settings.ts';
import { isSignedIn } from '#data/player/session.ts';
import { isArriving } from '#data/sign-in/arrive.ts';
import { addressToLink } from '#data/sign-in/social.ts';
import { paths } from '#paths';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Screen } from '#page/screen.tsx';
import { text } from '../text.ts';
import './auth-frame.css';

interface AuthFrameProps {
  /** Two lines, one under the other. */
  title: readonly string[];
  lead?: ReactNode;
  children: ReactNode;
}

/** What the screens of signing up and in share: the way back, help, a row of bulbs and a greeting. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const help = (
    <ButtonLink look="icon" href={paths.service()} aria-label={text.service}>
      <Icon name="chat" />
    </ButtonLink>
  );
  return (
    <Screen actions={help}>
      <div className="auth-frame">
        <i className="auth-frame-bulbs" aria-hidden="true" />
        <div className="auth-frame-head">
          <h1>
            {title[0]} <br />
            {title[1]}
          </h1>
          {AGREEMENT_VARIANTS.includes(settings.siteVariant) && <AgeMark />}
        </div>
        {lead}
        {children}
      </div>
    </Screen>
  );
}

/** A player has no use for these forms, whether they were signed in before or are now in another tab. A sign-in of this one leads on by itself. */
export function StrangersOnly({ children }: { children: ReactNode }) {
  useSignals();
  return isSignedIn.value && !isArriving.value ? (
    <Redirect to={addressToLink(location.search) ?? paths.home()} replace />
  ) : (
    children
  );
}

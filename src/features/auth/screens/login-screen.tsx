import { useSignals } from '@preact/signals-react/runtime';
import { endedSession } from '#data/session.ts';
import { paths } from '#paths';
import { Notice } from '#ui/notice/index.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginForm } from '../parts/login-form.tsx';
import { OtherWays } from '../parts/other-ways.tsx';
import { useConfig } from '../parts/use-config.ts';
import { text } from '../text.ts';

export function LoginScreen() {
  useSignals();
  const config = useConfig();
  const expired = endedSession.value === 'expired' && <Notice icon="clock" message={text.expired} />;
  return (
    <AuthFrame title={text.welcomeBack} lead={expired}>
      <LoginForm config={config} />
      <OtherWays config={config} />
      <p className="auth-foot">
        {text.newHere}{' '}
        <a className="auth-link" href={paths.register()}>
          {text.createAccount}
        </a>
      </p>
    </AuthFrame>
  );
}

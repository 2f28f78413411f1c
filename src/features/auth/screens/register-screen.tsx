import { useState } from 'react';
import { formatPesos } from '#shared/format-pesos.ts';
import { type Cents, cents } from '#shared/money.ts';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import { paths } from '#paths';
import { Icon } from '#ui/icon/index.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AuthFrame, StrangersOnly } from '../parts/auth-frame.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import { isGreen, REGISTER_DRAFT, type Way, wayOf } from '../parts/register-schema.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';

const PANEL = 'register-panel';

export function RegisterScreen() {
  return (
    <StrangersOnly>
      <Register />
    </StrangersOnly>
  );
}

function SignUpReward({ amount }: { amount: Cents }) {
  return (
    <p className="sign-up-reward">
      <Icon name="gift" />
      {text.reward(formatPesos(amount))}
    </p>
  );
}

function Register() {
  const config = useLobby().config;
  const [way, setWay] = useState<Way>(() => wayOf(config, readDraft(REGISTER_DRAFT)));
  const reward = cents(config.userRegisterCoin);
  const hasChoice = isGreen(config);

  /** A username is no phone number: the other way begins with an empty account, and keeps all else. */
  function choose(next: Way) {
    writeDraft(REGISTER_DRAFT, { ...readDraft(REGISTER_DRAFT), account: '', way: next });
    setWay(next);
  }

  const form = <RegisterForm key={way} config={config} way={way} />;
  return (
    <AuthFrame title={text.join} lead={reward > 0 && <SignUpReward amount={reward} />}>
      {hasChoice && (
        <Tabs
          name={text.registerBy}
          look="chips"
          tabs={[
            { id: 'username', label: text.byUsername },
            { id: 'phone', label: text.byPhone },
          ]}
          selected={way}
          panelId={PANEL}
          onSelect={choose}
        />
      )}
      {hasChoice ? (
        <div id={PANEL} role="tabpanel" aria-label={text.form}>
          {form}
        </div>
      ) : (
        form
      )}
      <p className="auth-foot">
        {text.haveAccount}{' '}
        <a className="auth-link" href={paths.login()}>
          {text.login}
        </a>
      </p>
    </AuthFrame>
  );
}

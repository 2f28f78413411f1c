import { useState } from 'react';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { CheckField, PasswordField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import { AgreeBox, type useAgreement } from './agree-box.tsx';
import { LOGIN_DRAFT } from './login-draft.ts';
import { SendNote } from './send-note.tsx';
import type { useLogin } from './use-login.ts';
import type { useRemembered } from './use-remembered.ts';

/** Shown in place of a kept password, which the page never sees. */
const STAND_IN = '••••••••••';

interface LoginFormProps {
  config: Lobby['config'];
  remembered: ReturnType<typeof useRemembered>;
  agreement: ReturnType<typeof useAgreement>;
  login: ReturnType<typeof useLogin>;
  /** What became of logging in by another way. */
  note: Message | undefined;
  onTry: () => void;
}

export function LoginForm({ config, remembered, agreement, login, note, onTry }: LoginFormProps) {
  const isGreen = config.mode === 'green';
  const [account, setAccount] = useState(() => readDraft(LOGIN_DRAFT)['account'] ?? remembered.account);
  const [password, setPassword] = useState('');
  const [keepsPassword, setKeepsPassword] = useState<boolean>();
  const [isChecked, setIsChecked] = useState(false);
  const isKept = remembered.hasPassword && account === remembered.account;

  const noAccount = account.trim() === '';
  const noPassword = !isKept && password === '';

  function submit() {
    setIsChecked(true);
    onTry();
    const isFilled = !noAccount && !noPassword;
    if (!agreement.mayGoOn(isFilled) || !isFilled) return;
    const keeps = keepsPassword ?? isKept;
    void login.run({ account: account.trim(), password: isKept ? undefined : password, keepsPassword: keeps });
  }

  function typeAccount(typed: string) {
    login.clear();
    setAccount(typed);
    writeDraft(LOGIN_DRAFT, { account: typed });
  }

  function typePassword(typed: string) {
    login.clear();
    // The first key replaces the stand-in whole.
    setPassword(isKept ? typed.replaceAll('•', '') : typed);
    if (isKept) remembered.setAside();
  }

  function keep(wanted: boolean) {
    setKeepsPassword(wanted);
    if (!wanted) remembered.forget();
  }

  return (
    <Form className="auth-form" onSubmit={submit}>
      <TextField
        label={text.accountOrPhone}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        value={account}
        onChange={(event) => typeAccount(event.target.value)}
        error={isChecked && noAccount ? text.emptyLogin.account : undefined}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        canShow={!isKept}
        value={isKept ? STAND_IN : password}
        onChange={(event) => typePassword(event.target.value)}
        error={isChecked && noPassword ? text.emptyLogin.password : undefined}
      />
      <div className="auth-row">
        {window.isSecureContext && (
          <CheckField checked={keepsPassword ?? isKept} onChange={(event) => keep(event.target.checked)}>
            {text.keepMe}
          </CheckField>
        )}
        <a className="auth-link" href={paths.forgotten()}>
          {text.forgot}
        </a>
      </div>
      <AgreeBox isGreen={isGreen} agreement={agreement} />
      <Button look="gold-wide" type="submit" aria-disabled={login.isPending || login.isIn}>
        {login.isIn ? text.welcome : login.isPending ? text.loggingIn : text.login}
      </Button>
      <SendNote note={login.note ?? note} isPending={login.isPending}>
        <span className="login-or">{text.or}</span>
      </SendNote>
    </Form>
  );
}

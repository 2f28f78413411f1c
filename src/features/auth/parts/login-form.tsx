import { useState } from 'react';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { readDraft, writeDraft } from '#data/player/drafts.ts';
import { session as rows } from '#contract/session.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { CheckField, PasswordField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { AlertNote } from '#ui/note/alert-note.tsx';
import { text } from '../text.ts';
import { AgreeBox, type useAgreement } from './agree-box.tsx';
import { noteOf } from './note-of.ts';
import { useLogin } from './use-login.ts';
import type { useRemembered } from './use-remembered.ts';

const DRAFT = 'login';
/** Shown in place of a kept password, which the page never sees. */
const STAND_IN = '••••••••••';

interface LoginFormProps {
  config: Lobby['config'];
  remembered: ReturnType<typeof useRemembered>;
  agreement: ReturnType<typeof useAgreement>;
}

export function LoginForm({ config, remembered, agreement }: LoginFormProps) {
  const isGreen = config.mode === 'green';
  const login = useLogin(config.countryCode, remembered.setAside);
  const [account, setAccount] = useState(() => readDraft(DRAFT)['account'] ?? remembered.account);
  const [password, setPassword] = useState('');
  const [keepsPassword, setKeepsPassword] = useState<boolean>();
  const [isChecked, setIsChecked] = useState(false);
  const isKept = remembered.hasPassword && account === remembered.account;

  const note = noteOf(login.failure, rows.accountLogin.refusals);
  const noAccount = account.trim() === '';
  const noPassword = !isKept && password === '';

  function submit() {
    setIsChecked(true);
    if (noAccount || noPassword || !agreement.mayGoOn()) return;
    const keeps = keepsPassword ?? isKept;
    void login.run({ account: account.trim(), password: isKept ? undefined : password, keepsPassword: keeps });
  }

  function typeAccount(typed: string) {
    setAccount(typed);
    writeDraft(DRAFT, { account: typed });
  }

  function typePassword(typed: string) {
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
        texts={text.show}
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
      {/* Room for a line of words is there from the start: what is below stays where a thumb aims at it. */}
      <div className="login-note">
        <AlertNote note={note} />
        {!note && <span className="login-or">{text.or}</span>}
      </div>
    </Form>
  );
}

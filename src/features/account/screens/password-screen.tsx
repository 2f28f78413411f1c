import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { rememberedAccount, rememberPassword, sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { Screen } from '#page/screen.tsx';
import { goBackFrom } from '#page/go-back-from.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { PasswordField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';
import './more-screen.css';

const { changePassword } = security;
const ABOUT = {
  [SIGN_IN.wrongCredentials]: 'old',
  [SIGN_IN.invalidDetails]: 'next',
  [SIGN_IN.ofSafebox]: 'next',
} as const;

/** Another password, by the one of now. */
export function PasswordScreen() {
  useSignals();
  const { passwordLengthMin: least, passwordLengthMax: most } = useLobby().config;
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [isTried, setIsTried] = useState(false);
  const change = useAction(changePassword);
  const refused = refusedField(change, { refusals: changePassword.refusals, about: ABOUT });
  const errors = isTried ? wrongIn(old, next, [least, most]) : {};

  async function send() {
    setIsTried(true);
    if (Object.keys(wrongIn(old, next, [least, most])).length > 0) return;
    const prepare = async () => ({ oldPassword: await sealPassword(old), password: await sealPassword(next) });
    const changed = await change.run(prepare, `${old} ${next}`);
    if (!changed) return;
    // The one that this phone keeps for the next time is the old one.
    const kept = await rememberedAccount();
    if (kept !== undefined) await rememberPassword(kept, next);
    showToast(text.passwordChanged(changed.ended));
    goBackFrom(paths.changePassword());
  }

  return (
    <Screen title={text.changePassword}>
      <Form failure={change.failure} className="more-screen" aria-label={text.changePassword} onSubmit={send}>
        <p className="more-quiet">{text.passwordLead}</p>
        <PasswordField
          label={text.oldPassword}
          autoComplete="current-password"
          value={old}
          error={errors.old ?? refused.errorAt('old')}
          onChange={refused.onType(setOld)}
        />
        <PasswordField
          label={text.newPassword}
          autoComplete="new-password"
          enterKeyHint="done"
          hint={text.lengths(least, most)}
          value={next}
          error={errors.next ?? refused.errorAt('next')}
          onChange={refused.onType(setNext)}
        />
        <Button look="gold-wide" type="submit" aria-disabled={change.isPending}>
          {change.isPending ? text.savingPassword : text.changePassword}
        </Button>
        <FailureNote failure={refused.rest} refusals={changePassword.refusals} />
        <p className="more-quiet">{text.forgottenPassword}</p>
      </Form>
    </Screen>
  );
}

function wrongIn(
  old: string,
  next: string,
  [least, most]: readonly [number, number],
): { old?: Message; next?: Message } {
  const isLong = next.length >= Math.max(least, 1) && next.length <= most;
  return {
    ...(old === '' && { old: text.noOldPassword }),
    ...(!isLong ? { next: text.badNewPassword(least, most) } : next === old && { next: text.samePassword }),
  };
}

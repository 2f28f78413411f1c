import { useState } from 'react';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { useAction } from '#data/ask/use-action.ts';
import { mergePlayer } from '#data/player/session.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { MarkedCard } from '#ui/card/marked-card.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { text } from '../text.ts';
import { NewPasswordField } from './new-password-field.tsx';

const { safeboxPasswordInit } = account;
const ABOUT = { [WALLET.invalidDetails]: 'password', [WALLET.samePassword]: 'password' } as const;

/** What a safebox is for, and its first password. The screen goes on by itself once there is one. */
export function SetUp() {
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const init = useAction(safeboxPasswordInit);
  const refused = refusedField(init, { refusals: safeboxPasswordInit.refusals, about: ABOUT });

  async function send() {
    setIsChecked(true);
    if (password === '') return;
    const set = await init.run(async () => ({ password: await sealPassword(password) }), password);
    if (!set) return;
    showToast(text.ready);
    await mergePlayer({ hasSafeboxPassword: true });
  }

  return (
    <>
      <MarkedCard icon="shield">
        <p className="safebox-lead">{text.lead}</p>
      </MarkedCard>
      <Form failure={init.failure} className="safebox-form" aria-label={text.setUpName} onSubmit={send}>
        <p className="safebox-quiet">{text.setUpHint}</p>
        <NewPasswordField
          value={password}
          error={isChecked && password === '' ? text.noNewPassword : refused.errorAt('password')}
          onChange={refused.onType(setPassword)}
        />
        <Button look="gold-wide" type="submit" aria-disabled={init.isPending}>
          {init.isPending ? text.settingUp : text.setUp}
        </Button>
        <FailureNote failure={refused.rest} refusals={safeboxPasswordInit.refusals} />
      </Form>
    </>
  );
}

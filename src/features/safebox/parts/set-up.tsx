import { type FormEvent, useState } from 'react';
import { account } from '#contract/account.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { mergePlayer } from '#data/player/session.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { Button } from '#ui/button/button.tsx';
import { MarkedCard } from '#ui/card/marked-card.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { PasswordField } from '#ui/field/index.ts';
import { text } from '../text.ts';

const { safeboxPasswordInit } = account;

/** What a safebox is for, and its first password. The screen goes on by itself once there is one. */
export function SetUp() {
  const { passwordLengthMin: least, passwordLengthMax: most } = useLobby().config;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const init = useAction(safeboxPasswordInit);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsMissing(password === '');
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
      <form className="safebox-form" aria-label={text.setUpName} noValidate onSubmit={(event) => void send(event)}>
        <p className="safebox-quiet">{text.setUpHint}</p>
        <PasswordField
          label={text.newPassword}
          texts={text.show}
          hint={text.lengths(least, most)}
          autoComplete="new-password"
          enterKeyHint="done"
          value={password}
          error={isMissing ? text.noNewPassword : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FailureNote failure={init.failure} refusals={safeboxPasswordInit.refusals} />
        <Button look="gold-wide" type="submit" aria-disabled={init.isPending}>
          {init.isPending ? text.settingUp : text.setUp}
        </Button>
      </form>
    </>
  );
}

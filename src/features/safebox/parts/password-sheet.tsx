import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { CODE_SHAPE } from '#contract/request-fields.ts';
import { account } from '#contract/account.ts';
import { WALLET } from '#contract/errcodes.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { player } from '#data/player/session.ts';
import { sealPassword } from '#data/sign-in/passwords.ts';
import { showToast } from '#data/toasts.ts';
import { CodeField } from '#page/code/code-field.tsx';
import { paths } from '#paths';
import { maskPhone } from '#shared/mask-phone.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FailureNote, refusalWords } from '#ui/ending/index.ts';
import { PasswordField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from '../text.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** What the player shows that they are allowed to: the old password, or a code that comes to their phone. */
export type Proof = 'password' | 'code';

interface PasswordSheetProps {
  proof: Proof;
  onProof: (proof: Proof) => void;
  onChanged: () => void;
  onClose: () => void;
}

/** Another password for the safebox. */
export function PasswordSheet({ proof, onProof, onChanged, onClose }: PasswordSheetProps) {
  useSignals();
  const mobile = player.value?.user.mobile ?? '';
  return (
    <Sheet look="bottom" title={proof === 'code' ? text.resetTitle : text.changeTitle} onClose={onClose}>
      <div className="safebox-form">
        {proof === 'code' && mobile === '' ? (
          <LinkPhone />
        ) : (
          <PasswordForm key={proof} {...{ proof, mobile, onChanged, onClose }} />
        )}
        <Button look="link" onClick={() => onProof(proof === 'code' ? 'password' : 'code')}>
          {proof === 'code' ? text.knowIt : text.forgotten}
        </Button>
      </div>
    </Sheet>
  );
}

/** No code can reach a player without a phone. */
function LinkPhone() {
  const words = refusalWords('safebox.needsMobile');
  return (
    <div className="safebox-form">
      <p data-msg-key={words?.key}>{words?.text}</p>
      <ButtonLink look="gold" href={paths.bindPhone()}>
        {text.bindFirst}
      </ButtonLink>
    </div>
  );
}

const NOTHING_TYPED = { old: '', code: '', password: '' };
const { modifySafePassword } = account;
const ABOUT = {
  [WALLET.wrongPassword]: 'old',
  [WALLET.wrongCode]: 'code',
  [WALLET.invalidDetails]: 'password',
  [WALLET.samePassword]: 'password',
} as const;

type PasswordFormProps = Pick<PasswordSheetProps, 'proof' | 'onChanged' | 'onClose'> & { mobile: string };

function PasswordForm({ proof, mobile, onChanged, onClose }: PasswordFormProps) {
  const { countryCode } = useLobby().config;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isTried, setIsTried] = useState(false);
  const change = useAction(modifySafePassword);
  const refused = refusedField(change, { refusals: modifySafePassword.refusals, about: ABOUT });
  const isCode = proof === 'code';
  const isMissing = {
    old: !isCode && typed.old.trim() === '',
    code: isCode && !CODE_SHAPE.test(typed.code.trim()),
    password: typed.password.trim() === '',
  };
  const words = { old: text.noPassword, code: text.noCode, password: text.noNewPassword };
  const field = (name: keyof typeof words) => ({
    value: typed[name],
    error: isTried && isMissing[name] ? words[name] : refused.errorAt(name),
    onChange: refused.onType((value) => setTyped({ ...typed, [name]: value })),
  });

  async function send() {
    setIsTried(true);
    if (Object.values(isMissing).some(Boolean)) return;
    const prepare = async () => ({
      ...(isCode ? { code: typed.code.trim() } : { oldPassword: await sealPassword(typed.old) }),
      password: await sealPassword(typed.password),
    });
    if (!(await change.run(prepare, JSON.stringify(typed)))) return;
    showToast(text.changed);
    onChanged();
    onClose();
  }

  return (
    <Form
      failure={change.failure}
      className="safebox-form"
      aria-label={isCode ? text.resetTitle : text.changeTitle}
      onSubmit={send}
    >
      {isCode ? (
        <>
          <p className="safebox-quiet">{text.resetLead(maskPhone(mobile))}</p>
          <CodeField
            countryCode={countryCode}
            mobile={mobile}
            checkMobile={async () => true}
            onSent={() => setIsTried(false)}
            {...field('code')}
          />
        </>
      ) : (
        <PasswordField label={text.password} autoComplete="current-password" {...field('old')} />
      )}
      <NewPasswordField {...field('password')} />
      <FailureNote failure={refused.rest} refusals={modifySafePassword.refusals} />
      <Button look="gold-wide" type="submit" aria-disabled={change.isPending}>
        {change.isPending ? text.saving : text.save}
      </Button>
    </Form>
  );
}

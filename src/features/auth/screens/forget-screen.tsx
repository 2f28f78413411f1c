import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SIGN_IN } from '#contract/errcodes.ts';
import { session as rows } from '#contract/session.ts';
import { go } from '#go';
import { forgetDraft, writeDraft } from '#data/player/drafts.ts';
import { forgetRemembered, sealPassword } from '#data/sign-in/passwords.ts';
import { signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/ask/use-action.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { CodeField } from '#page/code/code-field.tsx';
import { LOGIN_DRAFT } from '../parts/login-draft.ts';
import { NewPassword } from '../parts/new-password.tsx';
import { PhoneField } from '../parts/phone-field.tsx';
import { SendNote } from '../parts/send-note.tsx';
import { useAuthForm } from '../parts/use-auth-form.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import * as rules from '../rules/typed.ts';
import { text } from '../text.ts';

const DRAFT = 'forget';
const EMPTY = { account: '', code: '', password: '', confirmation: '' };
const KEPT = ['account'] as const;
const ABOUT = { [SIGN_IN.wrongCode]: 'code', [SIGN_IN.ofSafebox]: 'password' } as const;

/** A new password for the person who holds the account's phone. */
export function ForgetScreen() {
  const config = useLobby().config;
  const messages = useMemo(() => text.fieldMessages(rules.limitsOf(config)), [config]);
  const schema = useMemo(() => resetSchema(rules.limitsOf(config)), [config]);
  const reset = useAction(rows.forgetPassword);
  const ending = { action: reset, refusals: rows.forgetPassword.refusals, about: ABOUT };
  const { form, place, errorOf, forget, submit, note } = useAuthForm({
    draft: DRAFT,
    empty: EMPTY,
    kept: KEPT,
    schema,
    messages,
    ending,
  });

  const send = submit(async (typed) => {
    const { account, code } = typed;
    const prepare = async () => ({
      ...(await signUpFields(config.countryCode)),
      account,
      code,
      password: await sealPassword(typed.password),
    });
    if (!(await reset.run(prepare, JSON.stringify(typed)))) return;
    // What is kept on this phone is the old one.
    await forgetRemembered();
    forgetDraft(DRAFT);
    writeDraft(LOGIN_DRAFT, { account: typed.account });
    showToast(text.passwordChanged);
    // A player who has left the form meanwhile stays where they are.
    if (location.pathname === paths.forgotten()) go(paths.login(), { replace: true });
  });

  const typedMobile = useWatch({ control: form.control, name: 'account' });

  const hints = text.fieldHints(rules.limitsOf(config));
  return (
    <AuthFrame title={text.newPassword} lead={<p className="auth-lead">{text.resetHint}</p>}>
      <form ref={place} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
        <PhoneField
          countryCode={config.countryCode}
          hint={hints.phone}
          error={errorOf('account')}
          {...form.register('account')}
        />
        <CodeField
          countryCode={config.countryCode}
          mobile={rules.tidyPhone(typedMobile, rules.limitsOf(config))}
          checkMobile={() => form.trigger('account', { shouldFocus: true })}
          onSent={() => forget('code')}
          error={errorOf('code')}
          {...form.register('code')}
        />
        <NewPassword
          label={text.newPasswordLabel}
          fieldOf={(name) => ({ hint: hints[name], error: errorOf(name), ...form.register(name) })}
        />
        <Button look="gold-wide" type="submit" aria-disabled={reset.isPending}>
          {reset.isPending ? text.resetting : text.reset}
        </Button>
        <SendNote note={note} isPending={reset.isPending} />
      </form>
    </AuthFrame>
  );
}

function resetSchema(limits: rules.Limits) {
  const fields = v.object({
    account: rules.phone(limits),
    code: rules.code,
    password: rules.password(limits),
    confirmation: v.string(),
  });
  return rules.confirmed(fields);
}

import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { session as rows } from '#contract/session.ts';
import { forgetDraft } from '#data/player/drafts.ts';
import { mergePlayer, player } from '#data/player/session.ts';
import { signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { showToast } from '#data/toasts.ts';
import { useAction } from '#data/ask/use-action.ts';
import { goBack } from '#go-back';
import { maskPhone } from '#shared/mask-phone.ts';
import { Button } from '#ui/button/button.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { CodeField } from '#page/code/code-field.tsx';
import { FormNote, noteOf } from '../parts/form-note.tsx';
import { PhoneField } from '../parts/phone-field.tsx';
import { useAuthForm } from '../parts/use-auth-form.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import * as rules from '../rules.ts';
import { text } from '../text.ts';

const DRAFT = 'bind';
const EMPTY = { mobile: '', code: '' };
const KEPT = ['mobile'] as const;
const GENERIC = 'bind.invalidDetails';

export function BindScreen() {
  useSignals();
  const [, go] = useLocation();
  const kept = player.value;
  const mobile = kept?.user.mobile ?? '';
  // A form that turns out not to be needed, or comes anew, would lose what was typed meanwhile.
  if (kept && mobile === '') return <BindForm />;
  return (
    <AuthFrame title={text.bindTitle} lead={kept && <p className="auth-lead">{text.boundTo(maskPhone(mobile))}</p>}>
      <Button look="ghost-wide" onClick={() => goBack(go)}>
        {text.back}
      </Button>
    </AuthFrame>
  );
}

function BindForm() {
  const config = useLobby().config;
  const asksCode = config.otpStatus === 1;
  const limits = rules.limitsOf(config);
  const messages = text.fieldMessages(limits);
  const schema = useMemo(
    () => v.object({ mobile: rules.phone(rules.limitsOf(config)), code: asksCode ? rules.code : v.string() }),
    [config, asksCode],
  );
  const { form, errorOf } = useAuthForm({ draft: DRAFT, empty: EMPTY, kept: KEPT, schema, messages });
  const bind = useAction(rows.bindAccount);

  const submit = form.handleSubmit(async ({ mobile, code }) => {
    const prepare = async () => ({ ...(await signUpFields(config.countryCode)), mobile, code });
    const fields = await bind.run(prepare, `${mobile} ${code}`);
    if (!fields) return;
    forgetDraft(DRAFT);
    showToast(text.phoneBound);
    // The screen then says which phone it is.
    await mergePlayer({ mobile, ...fields });
  });

  const typedMobile = useWatch({ control: form.control, name: 'mobile' });

  return (
    <AuthFrame title={text.bindTitle} lead={<p className="auth-lead">{text.bindHint}</p>}>
      <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
        <PhoneField
          countryCode={config.countryCode}
          hint={text.fieldHints(limits).phone}
          error={errorOf('mobile')}
          {...form.register('mobile')}
        />
        {asksCode && (
          <CodeField
            countryCode={config.countryCode}
            mobile={rules.tidyPhone(typedMobile, limits)}
            checkMobile={() => form.trigger('mobile', { shouldFocus: true })}
            error={errorOf('code')}
            {...form.register('code')}
          />
        )}
        <FormNote note={noteOf(bind.failure, rows.bindAccount.refusals, GENERIC)} />
        <Button look="gold-wide" type="submit" aria-disabled={bind.isPending}>
          {bind.isPending ? text.binding : text.bind}
        </Button>
      </form>
    </AuthFrame>
  );
}

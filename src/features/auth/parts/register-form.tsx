import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { SIGN_IN } from '#contract/errcodes.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/index.ts';
import { limitsOf, tidyPhone } from '../rules/typed.ts';
import { text } from '../text.ts';
import { AgreeBox, useAgreement } from './agree-box.tsx';
import { CodeField } from '#page/code/code-field.tsx';
import { NewPassword } from './new-password.tsx';
import { PersonFields } from './person-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { SendNote } from './send-note.tsx';
import {
  isGreen,
  KEPT_FIELDS,
  needsCode,
  NO_FIELDS,
  REGISTER_DRAFT,
  type RegisterFields,
  registerSchema,
  type Way,
} from './register-schema.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useRegister } from './use-register.ts';

const ABOUT = {
  [SIGN_IN.accountTaken]: 'account',
  [SIGN_IN.mobileTaken]: 'account',
  [SIGN_IN.wrongCode]: 'code',
} as const;
const ABOUT_FULL = { ...ABOUT, [SIGN_IN.notEligible]: 'birthday' } as const;

interface RegisterFormProps {
  config: Lobby['config'];
  way: Way;
}

export function RegisterForm({ config, way }: RegisterFormProps) {
  const isFull = isGreen(config);
  const messages = useMemo(() => text.fieldMessages(limitsOf(config)), [config]);
  const hints = text.fieldHints(limitsOf(config));
  const schema = useMemo(() => registerSchema(config, way), [config, way]);
  const register = useRegister(config, way);
  const { form, place, errorOf, forget, submit, note } = useAuthForm<RegisterFields>({
    draft: REGISTER_DRAFT,
    // The address that is open, as the list of them begins with it.
    empty: { ...NO_FIELDS, registeredPlace: location.host },
    kept: KEPT_FIELDS,
    schema,
    messages,
    ending: { action: register, refusals: register.refusals, about: isFull ? ABOUT_FULL : ABOUT },
  });
  const agreement = useAgreement(isFull);
  const { countryCode } = config;

  const send = submit(register.run, agreement.mayGoOn);

  const typedMobile = useWatch({ control: form.control, name: 'account' });

  return (
    <form ref={place} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
      {way === 'phone' ? (
        <PhoneField
          countryCode={countryCode}
          hint={hints.phone}
          error={errorOf('account')}
          {...form.register('account')}
        />
      ) : (
        <TextField
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          hint={hints.username}
          error={errorOf('account')}
          {...form.register('account')}
        />
      )}
      {needsCode(config, way) && (
        <CodeField
          countryCode={countryCode}
          mobile={tidyPhone(typedMobile, limitsOf(config))}
          checkMobile={() => form.trigger('account', { shouldFocus: true })}
          onSent={() => forget('code')}
          error={errorOf('code')}
          {...form.register('code')}
        />
      )}
      <NewPassword
        label={text.password}
        fieldOf={(name) => ({ hint: hints[name], error: errorOf(name), ...form.register(name) })}
      />
      {isFull && <PersonFields config={config} form={form} errorOf={errorOf} hints={hints} />}
      <AgreeBox isGreen={isFull} agreement={agreement} />
      <Button look="gold-wide" type="submit" aria-disabled={register.isPending || register.isIn}>
        {register.isIn ? text.welcome : register.isPending ? text.registering : text.register}
      </Button>
      <SendNote note={note} isPending={register.isPending} />
    </form>
  );
}

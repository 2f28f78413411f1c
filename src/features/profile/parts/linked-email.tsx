import { useState } from 'react';
import * as v from 'valibot';
import { CODE_SHAPE } from '#contract/request-fields.ts';
import { Email } from '#contract/entities/registration.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useDraft } from '#data/player/drafts.ts';
import { showToast } from '#data/toasts.ts';
import { EmailCodeField } from '#page/code/code-field.tsx';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { text } from '../text.ts';
import { type Linked, LinkedFact } from './linked-fact.tsx';

/** The number of a phone that is taken is that of an email too. */
const ABOUT = { [SIGN_IN.wrongCode]: 'code', [SIGN_IN.mobileTaken]: 'email' } as const;

/** The mail address that belongs to this player, and the form that links one. */
export function LinkedEmail({ linked, told, onLinked }: { linked: Linked; told: string; onLinked: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState(told);
  // Who leaves for the code in their mail comes back to the form with the address in it.
  const draft = useDraft('email', { email }, (kept) => {
    setEmail(kept['email'] ?? told);
    setIsOpen(true);
  });

  function finish() {
    draft.forget();
    onLinked();
  }

  return (
    <>
      <div className="profile-link">
        <LinkedFact name={text.facts.email} value={linked.isEmailLinked ? linked.email : ''} />
        {!linked.isEmailLinked && !isOpen && (
          <Button look="chip" onClick={() => setIsOpen(true)}>
            {text.linkEmail}
          </Button>
        )}
      </div>
      {!linked.isEmailLinked && isOpen && <EmailForm email={email} onEmail={setEmail} onLinked={finish} />}
    </>
  );
}

interface EmailFormProps {
  email: string;
  onEmail: (email: string) => void;
  onLinked: () => void;
}

function EmailForm({ email, onEmail, onLinked }: EmailFormProps) {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<'email' | 'both'>();
  const link = useAction(security.linkEmail);
  const refused = refusedField(link, { refusals: security.linkEmail.refusals, about: ABOUT });
  const address = email.trim();
  const isEmail = v.is(Email, address);
  const isCode = CODE_SHAPE.test(code.trim());

  function checkEmail(): boolean {
    setAsked('email');
    return isEmail;
  }

  async function send() {
    setAsked('both');
    if (!isEmail || !isCode) return;
    const wish = { email: address, code: code.trim() };
    if (!(await link.run(() => wish, `${wish.email} ${wish.code}`))) return;
    showToast(text.emailLinked);
    onLinked();
  }

  return (
    <Form failure={link.failure} className="profile" aria-label={text.linkEmail} onSubmit={send}>
      <p className="profile-quiet">{text.linkEmailLead}</p>
      <TextField
        label={text.facts.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={asked && !isEmail ? text.wrongEmail : refused.errorAt('email')}
        onChange={refused.onType(onEmail)}
      />
      <EmailCodeField
        email={address}
        checkEmail={checkEmail}
        onSent={() => setAsked('email')}
        value={code}
        error={asked === 'both' && !isCode ? text.noCodeYet : refused.errorAt('code')}
        onChange={refused.onType(setCode)}
      />
      <Button look="gold-wide" type="submit" aria-disabled={link.isPending}>
        {link.isPending ? text.linking : text.confirmEmail}
      </Button>
      <FailureNote failure={refused.rest} refusals={security.linkEmail.refusals} />
    </Form>
  );
}

import { useState } from 'react';
import * as v from 'valibot';
import { birthdayRange } from '#contract/profile-rules.ts';
import { account } from '#contract/account.ts';
import type { Answer } from '#contract/define.ts';
import { PersonFields } from '#contract/entities/registration.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { useAction } from '#data/ask/use-action.ts';
import { atServer } from '#data/device/server-clock.ts';
import { useDraft } from '#data/player/drafts.ts';
import { showToast } from '#data/toasts.ts';
import { dayInManila } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { DateField, TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { text } from '../text.ts';

type Details = Answer<typeof account.appUserOther>;

/** Not the mail address: it is told and proved at once where it is linked. */
const NAMES = ['fullName', 'birthday', 'address'] as const;
type Name = (typeof NAMES)[number];

const LOOKS = {
  fullName: { type: 'text', autoComplete: 'name', maxLength: 50 },
  birthday: { type: 'date', autoComplete: 'bday', maxLength: 10 },
  address: { type: 'text', autoComplete: 'street-address', maxLength: 50 },
} as const;

const { refusals } = account.updateAppUserOther;
const ABOUT = { [SIGN_IN.notEligible]: 'birthday' } as const;

/** What was left empty at sign-up may be filled in once. What is half typed stays on this phone. */
export function MissingDetails({ details }: { details: Details }) {
  const missing = NAMES.filter((name) => details[name] === '');
  return missing.length > 0 ? <DetailsForm missing={missing} /> : null;
}

function DetailsForm({ missing }: { missing: readonly Name[] }) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [days] = useState(() => birthdayRange(dayInManila(atServer())));
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const draft = useDraft('details', typed, (kept) => setTyped(kept));
  const save = useAction(account.updateAppUserOther);

  const refused = refusedField<Name>(save, { refusals, about: ABOUT });

  function type(name: Name, value: string) {
    setTyped({ ...typed, [name]: value });
    setWrong(wrong.filter((other) => other !== name));
  }

  async function send() {
    const told = missing.flatMap((name) => (typed[name]?.trim() ? [[name, typed[name].trim()] as const] : []));
    const broken = told.filter(([name, value]) => !v.is(PersonFields[name], value)).map(([name]) => name);
    setWrong(told.length === 0 ? missing : broken);
    if (told.length === 0 || broken.length > 0) return;
    const wish = Object.fromEntries(told);
    if (!(await save.run(() => wish, JSON.stringify(wish)))) return;
    // Where nothing is missing any more the form has gone, and what it keeps would stay.
    if (told.length === missing.length) draft.forget();
    // What was typed while it was saved stays.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== typed[name as Name])));
    showToast(text.saved);
  }

  return (
    <Form failure={save.failure} className="card profile" aria-label={text.fillTitle} onSubmit={send}>
      <h2>{text.fillTitle}</h2>
      <p className="profile-quiet">{text.fillLead}</p>
      {missing.map((name) => {
        const field = {
          ...LOOKS[name],
          label: text.facts[name],
          'aria-required': false,
          value: typed[name] ?? '',
          error: wrong.includes(name) ? text.wanted[name] : refused.errorAt(name),
          onChange: refused.onType((value) => type(name, value)),
        };
        return name === 'birthday' ? (
          <DateField key={name} {...field} {...days} />
        ) : (
          <TextField key={name} {...field} />
        );
      })}
      <Button look="gold-wide" type="submit" aria-disabled={save.isPending}>
        {save.isPending ? text.saving : text.save}
      </Button>
      <FailureNote failure={refused.rest} refusals={refusals} />
    </Form>
  );
}

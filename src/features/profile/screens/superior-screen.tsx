import { useState } from 'react';
import { Redirect } from 'wouter';
import { agents } from '#contract/agents.ts';
import { SUPERIOR } from '#contract/errcodes.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useDraft } from '#data/player/drafts.ts';
import { dismissedOffers } from '#data/lobby/offers.ts';
import { mergePlayer } from '#data/player/session.ts';
import { invitedBy } from '#data/sign-in/sign-up-fields.ts';
import { showToast } from '#data/toasts.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { useProfile } from '../parts/use-profile.ts';
import { codeIn } from '../rules/code-in.ts';
import { text } from '../text.ts';
import './profile.css';

/** Of a link that is pasted. */
const CODE_MAX = 200;

const ABOUT = { [SUPERIOR.notFound]: 'code', [SUPERIOR.yourself]: 'code', [SUPERIOR.joinedLater]: 'code' } as const;

/** Who brought the player here. It is named once, so a player who has a superior finds nothing here. */
export function SuperiorScreen() {
  const reading = useProfile();
  if (reading.answer?.pid) return <Redirect to={paths.profile()} replace />;
  return (
    <Page title={text.superior} reading={reading}>
      {() => <SuperiorForm />}
    </Page>
  );
}

function SuperiorForm() {
  // The link that the player came by may have said who invited them.
  const [code, setCode] = useState(invitedBy);
  const [isChecked, setIsChecked] = useState(false);
  const fill = useAction(agents.agentFill);
  const refused = refusedField(fill, { refusals: agents.agentFill.refusals, about: ABOUT });
  const draft = useDraft('superior', { code }, (kept) => setCode((now) => kept['code'] || now));
  const pid = codeIn(code, location.origin);

  async function submit() {
    setIsChecked(true);
    if (pid === '') return;
    const named = await fill.run(() => ({ pid }), pid);
    if (!named) return;
    draft.forget();
    void dismissedOffers.note('superior');
    showToast(text.superiorNamed);
    await mergePlayer(named);
  }

  return (
    <Form failure={fill.failure} className="profile" aria-label={text.superior} onSubmit={submit}>
      <p className="profile-quiet">{text.superiorLead}</p>
      <TextField
        label={text.superiorCode}
        hint={text.superiorHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={CODE_MAX}
        value={code}
        error={isChecked && pid === '' ? text.noCode : refused.errorAt('code')}
        onChange={refused.onType(setCode)}
      />
      <Button look="gold-wide" type="submit" aria-disabled={fill.isPending}>
        {fill.isPending ? text.saving : text.nameSuperior}
      </Button>
      <FailureNote failure={refused.rest} refusals={agents.agentFill.refusals} />
    </Form>
  );
}

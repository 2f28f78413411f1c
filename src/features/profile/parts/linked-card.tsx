import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import type { Answer } from '#contract/define.ts';
import type { SocialLogin } from '#contract/entities/config.ts';
import { Email } from '#contract/entities/registration.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { security } from '#contract/security.ts';
import { type Actions, useAction, useActions } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { useDraft } from '#data/player/drafts.ts';
import { player } from '#data/player/session.ts';
import { logInAgain } from '#data/sign-in/sign-out.ts';
import { leaveToLink, proofOf } from '#data/sign-in/social.ts';
import { showToast } from '#data/toasts.ts';
import { EmailCodeField } from '#page/code/code-field.tsx';
import { useSocialReturn } from '#page/use-social-return.ts';
import { paths } from '#paths';
import { maskPhone } from '#shared/mask-phone.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FailureNote, refusalWords } from '#ui/ending/index.ts';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { Icon } from '#ui/icon/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { useInSight } from '#ui/note/use-in-sight.ts';
import { text } from '../text.ts';
import './linked-card.css';

/** The number of a phone that is taken is that of an email too. */
const ABOUT = { [SIGN_IN.wrongCode]: 'code', [SIGN_IN.mobileTaken]: 'email' } as const;

type Linked = Answer<typeof security.getLinked>;

interface LinkedCardProps {
  /** As the player has told it, linked or not. */
  email: string;
  onEmailLinked: () => void;
}

/** The phone, the mail address and the account at another site that belong to this player, and how each is linked. */
export function LinkedCard({ email, onEmailLinked }: LinkedCardProps) {
  useSignals();
  const { answer, failure, refresh } = useAnswer(security.getLinked, {});
  const { socialLogin } = useLobby().config;
  const mobile = player.value?.user.mobile ?? '';
  return (
    <section className="card profile-linked" tabIndex={-1} aria-label={text.linkedTitle}>
      <h2>{text.linkedTitle}</h2>
      <div className="profile-link">
        <Fact name={text.facts.mobile} value={mobile && maskPhone(mobile)} />
        {mobile === '' && (
          <ButtonLink look="chip" href={paths.bindPhone()}>
            {text.bindPhone}
          </ButtonLink>
        )}
      </div>
      {!answer && <FailureNote failure={failure} />}
      {answer && <EmailPart linked={answer} told={email} onLinked={onEmailLinked} />}
      {answer && socialLogin && <SitePart linked={answer} site={socialLogin} onRefused={refresh} />}
    </section>
  );
}

/** Without a value it is not linked yet. */
const Fact = ({ name, value }: { name: string; value: string }) => (
  <p>
    <b>{name}</b>
    {value !== '' && (
      <span>
        <Icon name="check" /> {value}
      </span>
    )}
  </p>
);

function EmailPart({ linked, told, onLinked }: { linked: Linked; told: string; onLinked: () => void }) {
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
        <Fact name={text.facts.email} value={linked.isEmailLinked ? linked.email : ''} />
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
  const isCode = /^\d{4,8}$/.test(code.trim());

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

interface SitePartProps {
  linked: Linked;
  site: SocialLogin;
  /** It may be linked already: on another phone, or by a call whose answer was lost. */
  onRefused: () => Promise<void>;
}

function SitePart({ linked, site, onRefused }: SitePartProps) {
  const { isPending, returned, note, link, failed, run } = useLinking(site, onRefused);
  // Who comes back from the other site begins at the top, and looks for what came of it.
  const place = useInSight<HTMLDivElement>(returned === 'none' ? undefined : returned);
  const [isAsking, setIsAsking] = useState(false);

  async function unlink() {
    if (!(await run(security.unlinkSocial, () => ({}), ''))) return;
    setIsAsking(false);
    showToast(text.siteUnlinked(site.name));
  }

  return (
    <>
      <div className="profile-link" ref={place}>
        <Fact name={site.name} value={linked.isSocialLinked ? text.linked : ''} />
        {!linked.isSocialLinked && (
          <Button look="chip" aria-disabled={isPending} onClick={() => void link()}>
            {isPending ? text.linking : text.linkSite(site.name)}
          </Button>
        )}
        {linked.isSocialLinked && linked.mayUnlinkSocial && !isAsking && (
          <Button look="chip" aria-label={text.unlinkSite(site.name)} onClick={() => setIsAsking(true)}>
            {text.unlink}
          </Button>
        )}
      </div>
      {!linked.isSocialLinked && <p className="profile-quiet">{text.siteLead(site.name)}</p>}
      {linked.isSocialLinked && !linked.mayUnlinkSocial && <StatusNote note={refusalWords('link.lastWay')} />}
      {linked.isSocialLinked && isAsking && (
        <div className="profile-link" role="group" aria-label={text.unlinkSite(site.name)}>
          <p className="profile-quiet">{text.unlinkWhy(site.name)}</p>
          <Button look="chip" aria-disabled={isPending} onClick={() => void unlink()}>
            {text.unlinkSite(site.name)}
          </Button>
          <Button look="link" onClick={() => setIsAsking(false)}>
            {text.keepLinked}
          </Button>
        </div>
      )}
      <StatusNote note={note} />
      <FailureNote failure={failed?.failure} refusals={failed?.row.refusals} />
      {isTooOld(failed) && (
        <Button look="ghost" onClick={() => void logInAgain()}>
          {text.logInAgain}
        </Button>
      )}
    </>
  );
}

/** The server wants to have been told only just who this is. */
function isTooOld(failed: Actions['failed']): boolean {
  if (failed?.failure.kind !== 'refused') return false;
  const refusals: Readonly<Record<number, string>> = failed.row.refusals ?? {};
  return refusals[failed.failure.code] === 'security.signInAgain';
}

/** Leaves for the other site, and takes up what it has sent the player back with. */
function useLinking(site: SocialLogin, onRefused: () => Promise<void>) {
  const { isPending, failed, run } = useActions();
  const take = (code: string, state: string): void =>
    void run(security.linkSocial, () => proofOf(code, state), code).then(
      (answer) => answer && showToast(text.siteLinked(site.name)),
    );
  const { returned, canceled } = useSocialReturn({ purpose: 'link', address: paths.profileInfo(), take });

  async function link() {
    const answer = await run(security.socialLinkState, () => ({}), '');
    await (answer ? leaveToLink(site, answer.state) : onRefused());
  }

  const said = returned === 'refused' ? refusalWords('link.socialRefused') : canceled;
  const note = failed ? undefined : said;
  return { isPending, returned, note, link, failed, run };
}

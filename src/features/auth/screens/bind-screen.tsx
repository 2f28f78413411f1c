import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { REWARD_ITEMS } from '#contract/reward-enums.ts';
import { session as rows } from '#contract/session.ts';
import { forgetDraft } from '#data/player/drafts.ts';
import { mergePlayer, player } from '#data/player/session.ts';
import { signUpFields } from '#data/sign-in/sign-up-fields.ts';
import { showToast } from '#data/toasts.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useAction } from '#data/ask/use-action.ts';
import { goBack } from '#go';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { maskPhone } from '#shared/mask-phone.ts';
import { Button } from '#ui/button/button.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { CodeField } from '#page/code/code-field.tsx';
import { PhoneField } from '../parts/phone-field.tsx';
import { SendNote } from '../parts/send-note.tsx';
import { useAuthForm } from '../parts/use-auth-form.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import * as rules from '../rules/typed.ts';
import { text } from '../text.ts';
import './bind-screen.css';

const DRAFT = 'bind';
const EMPTY = { mobile: '', code: '' };
const KEPT = ['mobile'] as const;
const ABOUT = { [SIGN_IN.wrongCode]: 'code', [SIGN_IN.mobileTaken]: 'mobile' } as const;
const GENERIC = 'bind.invalidDetails';

export function BindScreen() {
  useSignals();
  const kept = player.value;
  const mobile = kept?.user.mobile ?? '';
  // A form that turns out not to be needed, or comes anew, would lose what was typed meanwhile.
  if (kept && mobile === '') return <BindForm />;
  return (
    <AuthFrame title={text.bindTitle} lead={kept && <p className="auth-lead">{text.boundTo(maskPhone(mobile))}</p>}>
      <Button look="ghost-wide" onClick={goBack}>
        {text.back}
      </Button>
    </AuthFrame>
  );
}

/** With what is given for it, where something is, and what must be bet. */
function BindLead() {
  const { answer } = useAnswer(activities.getActivityIds, {});
  const offer = answer?.activityMap[ACTIVITY_TYPES.bind];
  const words = offer?.coin ? text.bindGives(formatPesos(offer.coin), offer.betRate ?? 1) : undefined;
  return (
    <>
      <LinkedPhone />
      <p className="auth-lead">
        {text.bindHint} {words && <b data-msg-key={words.key}>{words.text}</b>}
      </p>
    </>
  );
}

const BULBS = [20, 40, 60, 80, 100, 120, 140, 160, 180];

/** A phone that is linked to a coin, under a row of bulbs. */
const LinkedPhone = () => (
  <svg className="bind-picture" viewBox="0 0 200 104" aria-hidden="true">
    {BULBS.map((x) => (
      <circle key={x} className="bind-gold" cx={x} cy="8" r="3" />
    ))}
    <rect className="bind-frame" x="44" y="24" width="44" height="76" rx="8" />
    <rect className="bind-screen" x="49" y="32" width="34" height="56" rx="3" />
    <path className="bind-check" d="m57 60 7 8 13-16" />
    <path className="bind-chain" d="M94 62h8m6 0h8m6 0h8" />
    <g transform="translate(150 62)">
      <circle className="bind-coin" r="20" />
      <text y="7">₱</text>
    </g>
  </svg>
);

const coinOf = (gifts: readonly { id: number; count: number }[]): number =>
  gifts.filter(({ id }) => id === REWARD_ITEMS.coin).reduce((sum, { count }) => sum + count, 0);

function BindForm() {
  const config = useLobby().config;
  const asksCode = config.otpStatus === 1;
  const limits = rules.limitsOf(config);
  const messages = text.fieldMessages(limits);
  const schema = useMemo(
    () => v.object({ mobile: rules.phone(rules.limitsOf(config)), code: asksCode ? rules.code : v.string() }),
    [config, asksCode],
  );
  const bind = useAction(rows.bindAccount);
  const { form, place, errorOf, forget, submit, note } = useAuthForm({
    draft: DRAFT,
    empty: EMPTY,
    kept: KEPT,
    schema,
    messages,
    ending: { action: bind, refusals: rows.bindAccount.refusals, about: ABOUT, unknownKey: GENERIC },
  });

  const send = submit(async ({ mobile, code }) => {
    const prepare = async () => ({ ...(await signUpFields(config.countryCode)), mobile, code });
    const bound = await bind.run(prepare, `${mobile} ${code}`);
    if (!bound) return;
    const { rewardList = [], ...fields } = bound;
    forgetDraft(DRAFT);
    const given = coinOf(rewardList);
    showToast(given > 0 ? text.phoneBoundWith(formatPesos(cents(given))) : text.phoneBound);
    // The screen then says which phone it is.
    await mergePlayer({ mobile, ...fields });
  });

  const typedMobile = useWatch({ control: form.control, name: 'mobile' });

  return (
    <AuthFrame title={text.bindTitle} lead={<BindLead />}>
      <form ref={place} className="auth-form" noValidate onSubmit={(event) => void send(event)}>
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
            onSent={() => forget('code')}
            error={errorOf('code')}
            {...form.register('code')}
          />
        )}
        <Button look="gold-wide" type="submit" aria-disabled={bind.isPending}>
          {bind.isPending ? text.binding : text.bind}
        </Button>
        <SendNote note={note} isPending={bind.isPending} />
      </form>
    </AuthFrame>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { account } from '#contract/account.ts';
import type { Answer } from '#contract/define.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { player } from '#data/player/session.ts';
import { Page } from '#page/page.tsx';
import { paths } from '#paths';
import { maskPhone } from '#shared/mask-phone.ts';
import { Below } from '#ui/below.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { LinkedCard } from '../parts/linked-card.tsx';
import { MissingDetails } from '../parts/missing-details.tsx';
import { text } from '../text.ts';
import './profile.css';

type Details = Answer<typeof account.appUserOther>;

/** What the player told at sign-up, and why it is not changed here. */
export function InfoScreen() {
  const reading = useAnswer(account.appUserOther, {});
  return (
    <Page title={text.info} reading={reading}>
      {(details) => (
        <div className="profile">
          <p className="profile-quiet">{text.infoLead}</p>
          <Facts details={details} />
          <MissingDetails details={details} />
          <Below>
            <LinkedCard email={details.email} onEmailLinked={() => void reading.refresh()} />
            <section className="card">
              <h2>{text.whyFixedTitle}</h2>
              <p className="profile-quiet">{text.whyFixed}</p>
              <p className="profile-quiet">{text.ifWrong}</p>
              <ButtonLink look="link" href={paths.service()}>
                {text.service}
              </ButtonLink>
            </section>
          </Below>
        </div>
      )}
    </Page>
  );
}

function Facts({ details }: { details: Details }) {
  useSignals();
  const user = player.value?.user;
  const { account: name = '', mobile = '' } = user ?? {};
  // Who signed up by phone logs in with its number.
  const told = { ...details, account: name !== '' && name === mobile ? maskPhone(mobile) : name };
  return (
    <dl className="card profile-facts">
      {FACTS.map((name) => (
        <div key={name}>
          <dt>{text.facts[name]}</dt>
          <dd className={told[name] === '' ? 'profile-none' : undefined}>{told[name] || text.notTold}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The phone stands among what is linked. */
const FACTS = ['account', 'email', 'fullName', 'birthday', 'address', 'registeredPlace'] as const;

import { useSignals } from '@preact/signals-react/runtime';
import { security } from '#contract/security.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useLobby } from '#data/lobby/use-stored.ts';
import { player } from '#data/player/session.ts';
import { paths } from '#paths';
import { maskPhone } from '#shared/mask-phone.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { notLoadedWords } from '#ui/ending/index.ts';
import { AlertNote } from '#ui/note/alert-note.tsx';
import { text } from '../text.ts';
import { LinkedEmail } from './linked-email.tsx';
import { LinkedFact } from './linked-fact.tsx';
import { LinkedSite } from './linked-site.tsx';
import './linked-card.css';

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
        <LinkedFact name={text.facts.mobile} value={mobile && maskPhone(mobile)} />
        {mobile === '' && (
          <ButtonLink look="chip" href={paths.bindPhone()}>
            {text.bindPhone}
          </ButtonLink>
        )}
      </div>
      {!answer && <AlertNote note={notLoadedWords(failure)} />}
      {answer && <LinkedEmail linked={answer} told={email} onLinked={onEmailLinked} />}
      {answer && socialLogin && <LinkedSite linked={answer} site={socialLogin} onRefused={refresh} />}
    </section>
  );
}

import { useState } from 'react';
import { PUSH_KINDS, type PushKind } from '#contract/push-kinds.ts';
import { pushAbility } from '#page/push/push-place.ts';
import { text as pushText } from '#page/push/text.ts';
import { type PushEnding, usePushWishes } from '#page/push/use-push-wishes.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { text } from '../text.ts';
import { CardState } from './card-state.tsx';

/** What this phone tells while the app is closed: nothing, until the player asks for it. Honest where it cannot. */
export function PushCard() {
  const [ability, setAbility] = useState(pushAbility);
  return (
    <section className="more-card" aria-labelledby="push-title">
      <h2 id="push-title">{text.push}</h2>
      <p>{text.pushLead}</p>
      {ability === 'able' ? (
        <Wishes onRefused={setAbility} />
      ) : (
        <p role="status" data-msg-key={pushText.endings[ability].key}>
          {pushText.endings[ability].text}
        </p>
      )}
    </section>
  );
}

function Wishes({ onRefused }: { onRefused: (why: 'denied' | 'unable') => void }) {
  const { answer, failure, refresh, kinds, wish } = usePushWishes();
  const [ending, setEnding] = useState<PushEnding>();
  const [asked, setAsked] = useState<PushKind>();

  async function toggle(kind: PushKind) {
    setAsked(kind);
    const how = await wish(kind, !kinds.includes(kind));
    if (how === 'denied' || how === 'unable') return onRefused(how);
    setEnding(how);
  }

  /** What has failed: what was asked for, or the list itself. */
  const retry = () => (ending === 'failed' && asked ? toggle(asked) : refresh());

  if (answer?.publicKey === '') return null;
  return (
    <>
      <CardState isLoaded={answer !== undefined} failure={failure} onRetry={() => void retry()} />
      <StatusNote note={ending === 'unanswered' ? pushText.endings.unanswered : undefined} />
      {answer && (
        <ul className="more-rows">
          {PUSH_KINDS.map((kind) => (
            <li key={kind}>
              <label className="more-check">
                <input type="checkbox" checked={kinds.includes(kind)} onChange={() => void toggle(kind)} />
                {text.pushKinds[kind]}
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

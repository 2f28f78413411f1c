import { useEffect, useState } from 'react';
import { push } from '#contract/push.ts';
import { PUSH_KINDS, type PushKind } from '#contract/push-kinds.ts';
import { closePushPlace, openPushPlace, pushAbility, pushPlace, type PushPlace } from '../rules/push-place.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { language } from '#data/device/language.ts';
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
        <Wishes onRefused={() => setAbility(pushAbility() === 'able' ? 'unable' : pushAbility())} />
      ) : (
        <p role="status" data-msg-key={text.pushNot[ability].key}>
          {text.pushNot[ability].text}
        </p>
      )}
    </section>
  );
}

function Wishes({ onRefused }: { onRefused: () => void }) {
  const [place, setPlace] = useState<PushPlace>();
  // As it was when the card was opened: a place that is made at a tap is not asked about, or the list would go and come.
  const [found, setFound] = useState<string>();
  const { answer, failure, refresh } = useAnswer(push.getPush, found === undefined ? undefined : { endpoint: found });
  useEffect(() => {
    void pushPlace().then((now) => {
      setPlace(now);
      setFound(now?.endpoint ?? '');
    });
  }, []);
  const saving = useAction(push.setPush);
  const [changed, setChanged] = useState<readonly string[]>();
  const [isAsking, setIsAsking] = useState(false);
  const kinds = changed ?? answer?.kinds ?? [];

  async function toggle(kind: PushKind) {
    if (!answer || isAsking || saving.isPending) return;
    const next = PUSH_KINDS.filter((known) => kinds.includes(known) !== (known === kind));
    setIsAsking(true);
    const at = place ?? (await openPushPlace(answer.publicKey));
    setIsAsking(false);
    if (!at) return onRefused();
    setPlace(at);
    const wish = { ...at, kinds: next, language: language.peek() };
    const saved = await saving.run(() => wish, JSON.stringify(wish));
    if (!saved) return;
    setChanged(saved.kinds);
    if (saved.kinds.length > 0) return;
    await closePushPlace();
    setPlace(undefined);
  }

  if (answer?.publicKey === '') return null;
  return (
    <>
      <CardState isLoaded={answer !== undefined} failure={failure ?? saving.failure} onRetry={() => void refresh()} />
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

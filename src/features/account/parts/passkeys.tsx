import { useState } from 'react';
import { SIGN_IN } from '#contract/errcodes.ts';
import { HOT_LIMIT } from '#contract/limits.ts';
import { type Passkey, security } from '#contract/security.ts';
import { logInAgain } from '#data/sign-in/sign-out.ts';
import { dismissPasskeyOffer, addPasskey, knowsPasskeys } from '#data/sign-in/passkeys.ts';
import { useAction, useFailed } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import type { Failure } from '#shared/outcome.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { wordsFor } from '#ui/ending/index.ts';
import { text } from '../text.ts';
import { CardState } from './card-state.tsx';

const { removePasskey } = security;

/** Of both calls that adding one takes. */
const ADD_REFUSALS = { ...security.passkeyOptions.refusals, ...security.addPasskey.refusals };

/** Only where the server knows passkeys, and so does this browser. */
export function Passkeys() {
  const lobby = useStored('lobby', { hotLimit: HOT_LIMIT });
  if (lobby?.config.passkeys !== 1) return null;
  if (!window.isSecureContext) return <NotSecure />;
  return knowsPasskeys() ? <PasskeyCard /> : null;
}

const NotSecure = () => (
  <section className="more-card">
    <h2>{text.passkeys}</h2>
    <p data-msg-key={text.notSecure.key}>{text.notSecure.text}</p>
  </section>
);

function PasskeyCard() {
  const { answer, failure, refresh } = useAnswer(security.passkeys, {});
  const removing = useAction(removePasskey);
  const [changed, setChanged] = useState<Passkey[]>();
  const [isAdding, setIsAdding] = useState(false);
  const [notAdded, setNotAdded] = useFailed<{ failure: Failure }>();
  const [removed, setRemoved] = useState('');
  const addFailure = notAdded?.failure;
  const passkeys = changed ?? answer?.passkeys;

  async function add() {
    if (isAdding) return;
    setIsAdding(true);
    setNotAdded(undefined);
    removing.clear();
    const outcome = await addPasskey();
    setIsAdding(false);
    if (outcome === 'dismissed') return;
    if (!outcome.ok) return setNotAdded({ failure: outcome.failure });
    setChanged(outcome.value);
    dismissPasskeyOffer();
  }

  async function remove(id: string) {
    setNotAdded(undefined);
    setRemoved(id);
    const left = await removing.run(() => ({ id }), id);
    if (left) setChanged(left.passkeys);
  }

  /** What has failed: the list itself, one that was to be added, or one that was to be removed. */
  function retry() {
    if (failure) return refresh();
    return addFailure ? add() : remove(removed);
  }

  return (
    <section className="more-card">
      <h2>{text.passkeys}</h2>
      <CardState
        isLoaded={passkeys !== undefined}
        failure={failure}
        onRetry={() => void retry()}
        words={
          failure
            ? undefined
            : (wordsFor(addFailure, ADD_REFUSALS) ?? wordsFor(removing.failure, removePasskey.refusals))
        }
      />
      {passkeys?.length === 0 && <p>{text.noPasskeys}</p>}
      {isTooLongAgo(addFailure) && <Button onClick={() => void logInAgain()}>{text.logInAgain}</Button>}
      <ul className="more-rows">
        {passkeys?.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              {name}
              <small>{text.since(formatTime(createdAt))}</small>
            </span>
            <Button aria-label={text.removePasskey(name)} onClick={() => void remove(id)}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button aria-disabled={isAdding} onClick={() => void add()}>
        {text.addPasskey}
      </Button>
    </section>
  );
}

/** A passkey outlives its session, so the server wants to have been told only just who this is. */
const isTooLongAgo = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code === SIGN_IN.notEligible;

import { useState } from 'react';
import { push } from '#contract/push.ts';
import type { PushKind } from '#contract/push-kinds.ts';
import { dismissedOffers } from '#data/lobby/offers.ts';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { Icon } from '#ui/icon/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { pushAbility } from './push-place.ts';
import { text } from './text.ts';
import { type PushEnding, usePushWishes } from './use-push-wishes.ts';
import './push-offer.css';

/**
 * Offers that the phone tells of one thing, beside that thing and once it is under way. Nothing shows where the browser
 * cannot, where the player has it already, or where they have said no on this phone.
 */
export function PushOffer({ kind }: { kind: PushKind }) {
  const [ability] = useState(pushAbility);
  // Until it is known, nothing shows for a moment and goes.
  const isDismissed = dismissedOffers.use()?.includes(nameOf(kind)) ?? true;
  return ability === 'able' && !isDismissed && <Offer kind={kind} />;
}

const nameOf = (kind: PushKind): string => `push ${kind}`;

/** After these there is nothing to tap any more. */
const LAST: ReadonlySet<PushEnding> = new Set(['saved', 'denied', 'unable']);

function Offer({ kind }: { kind: PushKind }) {
  const { answer, kinds, isBusy, failure, wish } = usePushWishes();
  const [isTapped, setIsTapped] = useState(false);
  const [ending, setEnding] = useState<PushEnding>();
  const isOn = kinds.includes(kind);
  if (!answer?.publicKey || (isOn && !isTapped)) return null;
  const isOver = ending !== undefined && LAST.has(ending);

  async function accept() {
    setIsTapped(true);
    setEnding(undefined);
    setEnding(await wish(kind, true));
  }

  return (
    <section className="push-offer" tabIndex={-1} aria-label={text.offers[kind]}>
      <Icon name="bell" />
      {!isOver && (
        <p>
          <b>{text.offers[kind]}</b>
          <small>{text.lead}</small>
        </p>
      )}
      <StatusNote note={ending && ending !== 'failed' ? text.endings[ending] : undefined} />
      <FailureNote failure={ending === 'failed' ? failure : undefined} refusals={push.setPush.refusals} />
      {!isOver && (
        <div className="push-offer-buttons">
          <Button look="ghost" aria-disabled={isBusy} onClick={() => void accept()}>
            {isBusy ? text.asking : text.tell}
          </Button>
          <Button look="link" onClick={() => void dismissedOffers.note(nameOf(kind))}>
            {text.notNow}
          </Button>
        </div>
      )}
    </section>
  );
}

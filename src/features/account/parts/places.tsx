import { useRef, useState } from 'react';
import { security, type SignedInPlace } from '#contract/security.ts';
import { useAction } from '#data/ask/use-action.ts';
import { useAnswer } from '#data/ask/use-answer.ts';
import { LatePushOffer } from '#page/push/late-push-offer.tsx';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { text } from '../text.ts';
import { CardState } from './card-state.tsx';

/** So many are looked at often; the rest is a tap away, so that what stands below the list is found. */
const FEW = 4;

/** Every place the player is signed in at, and the way to end the others. */
export function Places() {
  const { answer, failure, refresh } = useAnswer(security.signedInPlaces, {});
  const ending = useAction(security.signOutElsewhere);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAll, setIsAll] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  /** '' for all others. */
  const [asked, setAsked] = useState<string>();
  const isEnding = (id: string): boolean => ending.isPending && asked === id;
  const places = answer?.places.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) ?? [];
  const others = places.filter(({ isCurrent }) => !isCurrent);

  /** What has failed: the list itself, or the last that was to be logged out. */
  const retry = () => (failure || asked === undefined ? refresh() : end(asked));

  async function end(id: string) {
    if (ending.isPending) return;
    setAsked(id);
    if (!(await ending.run(() => ({ id }), id))) return;
    setHasEnded(true);
    await refresh();
    // The button has gone with its row.
    heading.current?.focus();
  }

  function showAll() {
    setIsAll(true);
    // The button has gone.
    heading.current?.focus();
  }

  return (
    <section className="more-card">
      <h2 ref={heading} tabIndex={-1}>
        {text.places}
      </h2>
      <CardState isLoaded={answer !== undefined} failure={failure ?? ending.failure} onRetry={() => void retry()} />
      {others.length > 1 && (
        <Button aria-disabled={ending.isPending} onClick={() => void end('')}>
          {isEnding('') ? text.ending : text.endOthers}
        </Button>
      )}
      <ul className="more-rows">
        {(isAll ? places : places.slice(0, FEW)).map((place) => (
          <Place
            key={place.id}
            place={place}
            isEnding={isEnding('') || isEnding(place.id)}
            mustWait={ending.isPending}
            onEnd={() => void end(place.id)}
          />
        ))}
      </ul>
      {!isAll && places.length > FEW && (
        <Button look="link" onClick={showAll}>
          {text.allPlaces(places.length)}
        </Button>
      )}
      {hasEnded && <LatePushOffer kind="signIn" />}
    </section>
  );
}

interface PlaceProps {
  place: SignedInPlace;
  isEnding: boolean;
  /** One is ended at a time. */
  mustWait: boolean;
  onEnd: () => void;
}

function Place({ place, isEnding, mustWait, onEnd }: PlaceProps) {
  const { isCurrent, lastSeenAt } = place;
  const device = place.device || text.unknown;
  return (
    <li>
      <span>
        {device}
        <small>{isCurrent ? <em>{text.here}</em> : text.lastSeen(formatTime(lastSeenAt))}</small>
      </span>
      {!isCurrent && (
        <Button
          aria-label={isEnding ? undefined : text.endOne(device, formatTime(lastSeenAt))}
          aria-disabled={mustWait}
          onClick={onEnd}
        >
          {isEnding ? text.ending : text.end}
        </Button>
      )}
    </li>
  );
}

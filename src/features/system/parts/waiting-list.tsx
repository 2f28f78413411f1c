import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import { readWaitingEvents, type WaitingEvent } from '#data/events/events.ts';
import { sendWaiting, waitingFavorites } from '#data/favorites/send-favorites.ts';
import { useStored } from '#data/lobby/use-stored.ts';
import { formatTime } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { text } from '../self-test-text.ts';

const LOOK_AGAIN_MS = 2_000;
/** Hundreds may wait after a long flight, and nobody reads them all. */
const MOST_EVENTS = 20;

/** Every heart and every event that the server has not heard of yet; it grows shorter while they are sent. */
export function WaitingList() {
  useSignals();
  const hearts = waitingFavorites.value;
  const events = useWaitingEvents();
  const games = useStored('gamesById', { ids: hearts.map(({ gameId }) => gameId) }) ?? [];
  const nameOf = (gameId: number): string => games.find(({ id }) => id === gameId)?.name ?? String(gameId);
  const isEmpty = hearts.length + events.length === 0;
  return (
    <section aria-labelledby="waiting-title" className="self-test-waiting">
      <h2 id="waiting-title">{text.waiting}</h2>
      <p>{isEmpty ? text.nothingWaits : text.waitingHint}</p>
      {!isEmpty && (
        <>
          <ul>
            {hearts.map(({ gameId, wanted, changedAt, tries }) => (
              <li key={gameId}>
                <Icon name="heart" />
                <span>{wanted ? text.heartOn(nameOf(gameId)) : text.heartOff(nameOf(gameId))}</span>
                <span>{text.since(formatTime(changedAt), tries)}</span>
              </li>
            ))}
            {events.slice(0, MOST_EVENTS).map(({ id, name, atMs }) => (
              <li key={id}>
                <Icon name="list" />
                <span>{text.event(name)}</span>
                <span>{formatTime(atMs)}</span>
              </li>
            ))}
            {events.length > MOST_EVENTS && (
              <li>
                <Icon name="list" />
                <span>{text.moreEvents(events.length - MOST_EVENTS)}</span>
              </li>
            )}
          </ul>
          {isReachable.value && (
            <Button look="ghost-wide" onClick={sendWaiting}>
              {text.sendNow}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** Every tab and the service worker write events, and no signal tells of it. */
function useWaitingEvents(): WaitingEvent[] {
  const [events, setEvents] = useState<WaitingEvent[]>([]);
  useEffect(() => {
    const look = (): void => void readWaitingEvents().then(setEvents, () => setEvents([]));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return events;
}

import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { isReachable } from '#data/call/connection.ts';
import type { Failure } from '#shared/outcome.ts';
import { formatTime } from '#shared/time.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { notLoadedWords, text as failureText } from '#ui/ending/index.ts';
import { FailureScreen } from '#ui/failure/failure-screen.tsx';
import { Icon, type IconName } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { Screen } from './screen.tsx';
import { text } from './text.ts';
import './page.css';

/** What `useAnswer` and `usePages` give. */
interface Read<A> {
  answer: A | undefined;
  savedAt: number | undefined;
  failure: Failure | undefined;
  refresh: () => Promise<void>;
}

export interface Empty {
  icon: IconName;
  words: Message;
  /** The way on. */
  action?: { label: string; href: string };
}

/** Why the rest is not there. */
export interface Missed {
  failure: Failure | undefined;
  words: Message;
  retry: () => void;
}

export interface PageProps<A> {
  title: string;
  reading: Read<A>;
  /** Whether there is an answer with nothing in it to show. */
  isEmpty?: (answer: A) => boolean;
  empty?: Empty;
  /** Buttons at the other end of the bar. */
  actions?: ReactNode;
  /** What stands above the content whatever becomes of it, as a filter does. */
  above?: ReactNode;
  /** Said in place of the large words, where a part of the content is among what stands above. */
  rest?: ((why: Missed) => ReactNode) | undefined;
  children: (answer: A) => ReactNode;
}

/** What is older is shown with its age also while a newer answer is on its way. */
const NEW_FOR_MS = 60_000;

/** A screen of one answer in its four looks: on its way, missing, empty, and there, with its age while nothing newer comes. */
export function Page<A>({ title, reading, isEmpty, empty, actions, above, rest, children }: PageProps<A>) {
  return (
    <Screen title={title} actions={actions}>
      {above}
      <Reading reading={reading} rest={rest}>
        {(given) => (empty && isEmpty?.(given) ? <NothingHere {...empty} /> : children(given))}
      </Reading>
    </Screen>
  );
}

interface ReadingProps<A> extends Pick<PageProps<A>, 'reading' | 'rest' | 'children'> {
  /** The screen shows the same answer elsewhere, and says there how old it is or why it did not come. */
  isToldElsewhere?: boolean;
}

/** The same looks where there is no screen of its own, as in a sheet. */
export function Reading<A>({ reading, rest, isToldElsewhere = false, children }: ReadingProps<A>) {
  const { answer } = reading;
  return (
    <>
      {!isToldElsewhere && <Age reading={reading} />}
      {answer === undefined ? (
        <Missing reading={reading} rest={isToldElsewhere ? () => null : rest} />
      ) : (
        children(answer)
      )}
    </>
  );
}

function Missing({
  reading: { failure, refresh },
  rest,
}: {
  reading: Read<unknown>;
  rest: PageProps<unknown>['rest'];
}) {
  const [tries, setTries] = useState(0);
  const words = notLoadedWords(failure);
  // A reader is told of another try that has failed, also in the same words.
  const retry = async () => {
    await refresh();
    setTries((count) => count + 1);
  };
  if (!words) return <Places name={failureText.loading} />;
  if (rest) return rest({ failure, words, retry: () => void refresh() });
  return (
    <div role="alert">
      <FailureScreen
        icon={failure?.kind === 'broken' ? 'warning' : 'cloudOff'}
        title={text.notLoadedTitle}
        Heading="h2"
        message={words}
        said={tries}
        action={{ label: failureText.retry, run: () => void retry() }}
      />
    </div>
  );
}

const isOfBefore = (savedAt = Date.now()): boolean => Date.now() - savedAt > NEW_FOR_MS;

/** Nobody takes for new what is not. */
function Age({ reading: { savedAt, failure } }: { reading: Read<unknown> }) {
  useSignals();
  const isOld = failure !== undefined || !isReachable.value || isOfBefore(savedAt);
  return (
    <p role="status" className="page-age">
      {isOld && savedAt !== undefined && (
        <>
          <Icon name="cloudOff" /> {failureText.savedAt(formatTime(savedAt))}
        </>
      )}
    </p>
  );
}

/** Also for a body whose answer has a part with nothing in it. */
export function NothingHere({ icon, words, action }: Empty) {
  return (
    <div className="page-empty">
      <Icon name={icon} />
      <p data-msg-key={words.key}>{words.text}</p>
      {action && (
        <ButtonLink look="gold" href={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}

const PLACES = [0, 1, 2, 3, 4];

/** Stands where the content will be, so that nothing jumps when it comes. */
function Places({ name }: { name: string }) {
  return (
    <div className="page-places" aria-busy="true">
      <p role="status" className="visually-hidden">
        {name}
      </p>
      {PLACES.map((place) => (
        <i key={place} />
      ))}
    </div>
  );
}

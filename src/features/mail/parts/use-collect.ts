import { useState } from 'react';
import { mail, type Mail } from '#contract/mail.ts';
import { isChecking } from '#data/money/asked.ts';
import { samePlayer } from '#data/player/same-player.ts';
import { showToast } from '#data/toasts.ts';
import type { Failure } from '#shared/outcome.ts';
import { wordsFor } from '#ui/ending/index.ts';
import type { Message } from '#ui/text.ts';
import { tellGifts } from '#page/gift/tell-gifts.ts';
import { useMoneyForm } from '#page/use-money-form.ts';
import { addUp, isFull, type ShownLetter } from '../rules/letters.ts';
import { text } from '../text.ts';

const { receiveMail } = mail;

export interface Letters {
  list: readonly ShownLetter[];
  /** No letter is missing from the list. */
  isWhole: boolean;
}

export interface Collecting {
  /** Neither button does anything now. */
  isBusy: boolean;
  /** What a button says instead of its own words. */
  wait: string | undefined;
  note: Message | undefined;
  failureOf: (id: number) => Failure | undefined;
  fromOne: (letter: ShownLetter) => Promise<void>;
  fromAll: (read: () => Promise<Letters | undefined>) => Promise<void>;
  forgetFailure: () => void;
}

/**
 * Collects from one letter, or from all of them, one after the other. While one button does so, the other one waits. Where an answer
 * about one of all letters is lost, the rest follows once it is known what became of that one, if the player still looks at the mail.
 */
export function useCollect(): Collecting {
  const receive = useMoneyForm(receiveMail, text.noConnection);
  const [isUnderWay, setIsUnderWay] = useState(false);
  // The sheet tells of its own letter alone; of all letters a toast tells.
  const [oneId, setOneId] = useState<number>();

  async function fromOne({ id }: ShownLetter) {
    if (isUnderWay) return;
    setOneId(id);
    const given = await receive.run(() => ({ id }), String(id));
    if (given) showToast(text.done(tellGifts(given.rewardList)));
  }

  async function fromAll(read: () => Promise<Letters | undefined>) {
    const isSamePlayer = samePlayer();
    const { pathname } = location;
    setIsUnderWay(true);
    setOneId(undefined);
    const letters = await read();
    let left: readonly ShownLetter[] = letters?.list.filter(isFull) ?? [];
    do {
      const received = await receiveEach(left, receive.run);
      // The next player is not told what this one has got.
      if (isSamePlayer()) tell(received, letters?.isWhole ?? false);
      left = received.isLost ? received.left : [];
      if (left.length > 0) await nothingAsked();
    } while (left.length > 0 && isSamePlayer() && location.pathname === pathname);
    setIsUnderWay(false);
  }

  const { isBusy, isPending, note, failure } = receive;
  return {
    isBusy: isBusy || isUnderWay,
    wait: isPending ? text.collecting : receive.isChecking ? text.checking : isUnderWay ? text.collecting : undefined,
    note,
    failureOf: (id) => (id === oneId ? failure : undefined),
    fromOne,
    fromAll,
    forgetFailure: receive.clear,
  };
}

/** Words in the page would move the list under the finger that has just tapped. */
function tell({ given, isToTheEnd, failure }: Received, isWhole: boolean): void {
  const words = wordsFor(failure, receiveMail.refusals);
  if (words) showToast(words);
  if (given.length === 0) return;
  const gifts = tellGifts(addUp(given));
  showToast(isToTheEnd && isWhole ? text.done(gifts) : text.doneSome(gifts));
}

/** Resolves once it is known what became of every call about money. */
const nothingAsked = (): Promise<void> =>
  new Promise((resolve) => {
    const end = isChecking.subscribe((isAsked) => {
      if (isAsked) return;
      // It may tell before it has returned.
      queueMicrotask(() => end());
      resolve();
    });
  });

type Run = ReturnType<typeof useMoneyForm<typeof receiveMail>>['run'];

interface Received {
  given: Mail['rewardList'];
  /** Nothing waits in any of the letters. */
  isToTheEnd: boolean;
  /** An answer was lost, and is asked about. */
  isLost: boolean;
  /** For these nothing was sent. */
  left: readonly ShownLetter[];
  /** The last one. */
  failure: Failure | undefined;
}

/** Ends where an answer is lost, which is asked about, and where the player or the connection is why it failed. */
async function receiveEach(letters: readonly ShownLetter[], run: Run): Promise<Received> {
  const given: Mail['rewardList'] = [];
  let last: Failure | undefined;
  for (const [at, { id }] of letters.entries()) {
    let failure: Failure | undefined;
    // Another call about money has been lost just now: nothing is sent for this letter.
    const mustWait = isChecking.peek();
    const answer = await run(
      () => ({ id }),
      String(id),
      (why) => (failure = why),
    );
    last = failure ?? last;
    if (!answer && !isOfLetter(failure)) {
      const left = letters.slice(mustWait ? at : at + 1);
      return { given, isToTheEnd: false, isLost: isChecking.peek(), left, failure: last };
    }
    given.push(...(answer?.rewardList ?? []));
  }
  return { given, isToTheEnd: true, isLost: false, left: [], failure: last };
}

/** The row's own refusals say that nothing waits in this letter, as where another tab has collected it. */
const isOfLetter = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code in receiveMail.refusals;

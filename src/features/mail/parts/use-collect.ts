import { useState } from 'react';
import { mail, type Mail } from '#contract/mail.ts';
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

/** Collects from one letter, or from all of them, one after the other. While one button does so, the other one waits. */
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
    setIsUnderWay(true);
    setOneId(undefined);
    const letters = await read();
    const full = letters?.list.filter(isFull) ?? [];
    const { given, isToTheEnd, failure } = await receiveEach(full, receive.run);
    setIsUnderWay(false);
    // The next player is not told what this one has got.
    if (!isSamePlayer()) return;
    // Words in the page would move the list under the finger that has just tapped.
    const words = wordsFor(failure, receiveMail.refusals);
    if (words) showToast(words);
    if (given.length === 0) return;
    const gifts = tellGifts(addUp(given));
    showToast(isToTheEnd && letters?.isWhole ? text.done(gifts) : text.doneSome(gifts));
  }

  const { isBusy, isPending, isChecking, note, failure } = receive;
  return {
    isBusy: isBusy || isUnderWay,
    wait: isPending || isUnderWay ? text.collecting : isChecking ? text.checking : undefined,
    note,
    failureOf: (id) => (id === oneId ? failure : undefined),
    fromOne,
    fromAll,
    forgetFailure: receive.clear,
  };
}

type Run = ReturnType<typeof useMoneyForm<typeof receiveMail>>['run'];

interface Received {
  given: Mail['rewardList'];
  /** Nothing waits in any of the letters. */
  isToTheEnd: boolean;
  /** The last one. */
  failure: Failure | undefined;
}

/** Ends where an answer is lost, which is asked about, and where the player or the connection is why it failed. */
async function receiveEach(letters: readonly ShownLetter[], run: Run): Promise<Received> {
  const given: Mail['rewardList'] = [];
  let last: Failure | undefined;
  for (const { id } of letters) {
    let failure: Failure | undefined;
    const answer = await run(
      () => ({ id }),
      String(id),
      (why) => (failure = why),
    );
    last = failure ?? last;
    if (!answer && !isOfLetter(failure)) return { given, isToTheEnd: false, failure: last };
    given.push(...(answer?.rewardList ?? []));
  }
  return { given, isToTheEnd: true, failure: last };
}

/** The row's own refusals say that nothing waits in this letter, as where another tab has collected it. */
const isOfLetter = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && failure.code in receiveMail.refusals;

/** Where the device keeps answers: of a call that is the same for all in the public store, of one that knows the player in that player's own. */
import { effect } from '@preact/signals-react';
import { isForAll, type Row } from '#contract/define.ts';
import { log } from '#shared/log.ts';
import type { AnswerRow, KeptAnswers } from '#store/answers.ts';
import type { Subscription } from '#store/live.ts';
import { openKeptStore } from '../lobby/kept.ts';
import { inPlayerStore, isSignedIn, playerStore } from '../player/session.ts';

type Told = (row: AnswerRow | undefined) => void;

/** A call that knows the player, where there is one, is then as private as the others. */
const isOfDevice = (row: Row): boolean => isForAll(row) || (row.access !== 'player' && !isSignedIn.value);

/** Tells of the kept answer now and after every change, and of the next player's answer after they log in. */
export function watchAnswer(row: Row, input: string, tell: Told): () => void {
  return effect(() => {
    if (isOfDevice(row)) return watchOnDevice(row.path, input, tell);
    return watchOfPlayer(row.path, input, tell);
  });
}

function watchOfPlayer(path: string, input: string, tell: Told): () => void {
  let following: Subscription | undefined;
  const end = playerStore.subscribe((store) => {
    following?.unsubscribe();
    following = store?.answers?.watch(path, input, tell);
  });
  return () => {
    end();
    following?.unsubscribe();
  };
}

function watchOnDevice(path: string, input: string, tell: Told): () => void {
  let following: Subscription | undefined;
  let isOver = false;
  void openKeptStore().then((store) => {
    if (!isOver) following = store?.answers?.watch(path, input, tell);
  });
  return () => {
    isOver = true;
    following?.unsubscribe();
  };
}

export const keepAnswer = (row: Row, kept: AnswerRow): Promise<void> => write(row, (answers) => answers.save(kept));

/** The next page asks again at once, however young the kept answer is. */
export const outdateAnswer = (row: Row, input: string): Promise<void> =>
  write(row, (answers) => answers.outdate(row.path, input));

async function write(row: Row, change: (answers: KeptAnswers) => Promise<void>): Promise<void> {
  const changeIn = async (store: { answers?: KeptAnswers | undefined } | undefined): Promise<void> => {
    if (store?.answers) await change(store.answers);
  };
  try {
    if (isOfDevice(row)) await changeIn(await openKeptStore());
    else await inPlayerStore(changeIn);
  } catch (error) {
    log.info('an answer is not kept', { path: row.path, why: String(error) });
  }
}

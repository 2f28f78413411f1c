import type { Refusal } from '../wire.ts';
import { tell } from './embedder.ts';
import type { Notice, NoticeContent } from './shell/notice.ts';
import type { Shell } from './shell/shell.ts';
import { text } from './text.ts';

/** Why there was no round, and the way on. */
export function sayRefusal(
  { notice, say }: Pick<Shell, 'notice' | 'say'>,
  refusal: Exclude<Refusal, 'notEnough' | 'unreachable'>,
): void {
  const stop = (title: string, more: string, actions: NoticeContent['actions']): void => {
    say(title);
    notice.show({ title, more, actions });
  };
  const close = { name: text.ok, isMain: true };
  const exit = { name: text.exit, isMain: true, act: () => tell({ kind: 'exit' }) };
  switch (refusal) {
    case 'limit':
      return stop(text.limit, text.limitMore, [close]);
    case 'undone':
      return say(text.undone);
    case 'tooLate':
      return say(text.tooLate);
    case 'invalid':
      return say(text.invalid);
    case 'launch':
      tell({ kind: 'failed', why: 'launch' });
      return stop(text.launch, text.launchMore, [exit]);
    case 'session':
    case 'closed':
      tell({ kind: 'failed', why: 'closed' });
      return stop(text.closed, text.closedMore, [exit]);
  }
}

/** An opening is given up, as no round is, and may be tried again. */
export function sayNotOpened(notice: Notice, again: () => void): void {
  tell({ kind: 'failed', why: 'unreachable' });
  const exit = { name: text.exit, act: () => tell({ kind: 'exit' }) };
  const actions = [exit, { name: text.tryAgain, isMain: true, act: again }];
  notice.show({ title: text.notOpened, more: text.notOpenedMore, actions });
}

/** The balance is too small: said until there is enough for the bet. */
export function sayNotEnough({ notice, sayMeanwhile, untilBalance }: Shell, bet: number): void {
  const takeBack = sayMeanwhile(text.notEnough);
  const deposit = { name: text.deposit, isMain: true, act: () => tell({ kind: 'deposit' }) };
  const actions = [{ name: text.ok }, deposit];
  const close = notice.show({ title: text.notEnough, more: text.notEnoughMore, actions });
  untilBalance(bet, () => {
    takeBack();
    close();
  });
}

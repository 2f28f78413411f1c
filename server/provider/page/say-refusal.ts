import type { Refusal } from '../wire.ts';
import { tell } from './embedder.ts';
import type { NoticeContent } from './shell/notice.ts';
import type { Shell } from './shell/shell.ts';
import { text } from './text.ts';

/** Why there was no round, and the way on. */
export function sayRefusal({ notice, say }: Pick<Shell, 'notice' | 'say'>, refusal: Refusal): void {
  const stop = (title: string, more: string, actions: NoticeContent['actions'], wantsMoney = false): void => {
    say(title);
    notice.show({ title, more, actions, wantsMoney });
  };
  const close = { name: text.ok, isMain: true };
  const exit = { name: text.exit, isMain: true, act: () => tell({ kind: 'exit' }) };
  switch (refusal) {
    case 'notEnough': {
      const deposit = { name: text.deposit, isMain: true, act: () => tell({ kind: 'deposit' }) };
      return stop(text.notEnough, text.notEnoughMore, [{ name: text.ok }, deposit], true);
    }
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
    case 'unreachable':
      tell({ kind: 'failed', why: 'unreachable' });
      return stop(text.lost, text.lostMore, [exit]);
  }
}

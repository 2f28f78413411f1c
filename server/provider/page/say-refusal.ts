import type { Refusal } from '../wire.ts';
import { tell } from './embedder.ts';
import type { Shell } from './shell/shell.ts';
import { text } from './text.ts';

/** Why there was no round, and the way on. */
export function sayRefusal({ notice, say }: Pick<Shell, 'notice' | 'say'>, refusal: Refusal): void {
  const close = { name: text.ok, isMain: true };
  const exit = { name: text.exit, isMain: true, act: () => tell({ kind: 'exit' }) };
  switch (refusal) {
    case 'notEnough': {
      const deposit = { name: text.deposit, isMain: true, act: () => tell({ kind: 'deposit' }) };
      return notice.show({ title: text.notEnough, more: text.notEnoughMore, actions: [{ name: text.ok }, deposit] });
    }
    case 'limit':
      return notice.show({ title: text.limit, more: text.limitMore, actions: [close] });
    case 'undone':
      return say(text.undone);
    case 'tooLate':
      return say(text.tooLate);
    case 'invalid':
      return say(text.invalid);
    case 'launch':
      tell({ kind: 'failed', why: 'launch' });
      return notice.show({ title: text.launch, more: text.launchMore, actions: [exit] });
    case 'session':
    case 'closed':
      tell({ kind: 'failed', why: 'closed' });
      return notice.show({ title: text.closed, more: text.closedMore, actions: [exit] });
    case 'unreachable':
      tell({ kind: 'failed', why: 'unreachable' });
      return notice.show({ title: text.lost, more: text.lostMore, actions: [exit] });
  }
}

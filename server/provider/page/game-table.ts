/** What a game is given: the visit, the shell, and one way to play a round that cannot be played twice. */
import type { AnswerOf, Refusal, RequestOf, Round, Visit } from '../wire.ts';
import { tell } from './embedder.ts';
import { keepPending, type Pending } from './kept.ts';
import { askUntilKnown } from './provider-call.ts';
import type { Shell } from './shell/shell.ts';
import { sayRefusal } from './say-refusal.ts';
import type { Sound } from './sound.ts';
import { text } from './text.ts';

type PlayName = Pending['name'];

export interface GameTable {
  visit: Visit;
  token: string;
  shell: Shell;
  sound: Sound;
  /** Sends until it is known what happened. Nothing when there is no round; the player has been told why. */
  play: <Name extends PlayName>(name: Name, body: RequestOf<Name>) => Promise<AnswerOf<Name> | null>;
}

/** One of the three. */
export interface Game {
  /** Shows a round as it stands, without playing it out: after a reload, or from an earlier visit. */
  show: (round: Round) => void;
}

/** After so many tries without an answer the page around us is told as well. */
const TELL_AFTER = 6;
const SHOW_AFTER = 2;

export function makeGameTable(given: Pick<GameTable, 'visit' | 'token' | 'shell' | 'sound'>): GameTable {
  const { shell, token } = given;
  return {
    ...given,
    async play(name, body) {
      keepPending({ name, body });
      let isNoticed = false;
      const reply = await askUntilKnown(name, body, token, (tries) => {
        if (tries === SHOW_AFTER) {
          isNoticed = true;
          shell.notice.show({ title: text.lost, more: text.lostMore, actions: [] });
        }
        if (tries === TELL_AFTER) tell({ kind: 'failed', why: 'unreachable' });
      });
      keepPending(null);
      if (isNoticed) shell.notice.hide();
      if (!reply.ok) return refused(shell, reply.refusal);
      const { isOver, balance } = reply.value;
      if (!isOver) shell.setBalance(balance);
      if (isOver) tell({ kind: 'round' });
      return reply.value;
    },
  };
}

function refused(shell: Shell, refusal: Refusal): null {
  sayRefusal(shell, refusal);
  return null;
}

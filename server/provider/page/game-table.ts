/** What a game is given: the visit, the shell, and one way to play a round that cannot be played twice. */
import { stakeOf } from '../engines/color/color-game.ts';
import type { AnswerOf, RequestOf, Round, Visit } from '../wire.ts';
import { type BalanceQuestion, makeBalanceQuestion } from './ask-balance.ts';
import { tell } from './embedder.ts';
import { keepPending, type Pending } from './kept.ts';
import { askUntilKnown } from './provider-call.ts';
import type { Shell } from './shell/shell.ts';
import { sayNotEnough, sayRefusal } from './say-refusal.ts';
import type { Sound } from './sound.ts';
import { text } from './text.ts';
import { watchWait } from './watch-wait.ts';

type PlayName = Pending['name'];

export interface GameTable {
  visit: Visit;
  token: string;
  shell: Shell;
  sound: Sound;
  /** Sends until it is known what happened. Nothing when there is no round; the player has been told why. */
  play: <Name extends PlayName>(name: Name, body: RequestOf<Name>) => Promise<AnswerOf<Name> | null>;
  /** The same of a request that a reload has cut off. */
  replay: (pending: Pending) => Promise<Round | null>;
  /** How a bet that lies on its table has ended. The server has it, so that a reload has nothing to send again. */
  settle: (body: RequestOf<'join'>) => Promise<AnswerOf<'join'> | null>;
  /** Whether a round has been asked for and nobody knows yet what has become of it. */
  isAsking: () => boolean;
  /** The ledger's figure, here and in the page around us; not while a round turns, whose end it would tell. */
  askBalance: () => Promise<void>;
  /** A bet lies on the table, and its round ends by itself. */
  noteWaiting: (key: string) => void;
  /** The player has seen how this round ended; with what was missed, those before it as well. */
  noteSeen: (key: string, told?: { withEarlier: boolean }) => void;
}

/** One of the four. */
export interface Game {
  /** Shows a round as it stands, without playing it out: one that waits, or one that ended without its player. */
  show: (round: Round) => void;
}

/** After so many tries without an answer the page around us is told as well. */
const TELL_AFTER = 6;
const SHOW_AFTER = 2;

export function makeGameTable(given: Pick<GameTable, 'visit' | 'token' | 'shell' | 'sound'>): GameTable {
  const { shell, token } = given;
  const balance = makeBalanceQuestion(shell, token);
  const { ask, send, isAsking } = makeAsking(given, balance);
  return {
    ...given,
    isAsking,
    askBalance: balance.ask,
    noteWaiting: balance.beginRound,
    noteSeen(key, { withEarlier } = { withEarlier: false }) {
      // Until it is heard: what the server takes for unseen is told as missed at the next opening.
      void askUntilKnown('seen', { key, withEarlier }, token, () => undefined);
      balance.endRoundsUpTo(key);
    },
    async play(name, body) {
      balance.beginRound(body.key);
      const round = await send(name, body);
      // A bet has been taken and its round goes on: what is left of the balance is no secret, unlike how a round ends.
      if (round && !round.isOver) {
        shell.setBalance(round.balance);
        tell({ kind: 'round' });
      }
      if (!round?.isOver) balance.endRound(body.key);
      return round;
    },
    async settle(body) {
      const round = await ask('join', body);
      if (!round?.isOver) balance.endRound(body.key);
      return round;
    },
    async replay({ name, body }) {
      // It was kept as it was sent, by this program, and the server reads it as if it came for the first time.
      const round = await send(name, body as never);
      // The answer may be an old one, and its balance that of then.
      if (round && !round.isOver) await balance.ask();
      return round;
    },
  };
}

/** `ask` goes on until it is known what happened. `send` does so of a request that a reload sends again. */
function makeAsking({ shell, token }: Pick<GameTable, 'shell' | 'token'>, balance: BalanceQuestion) {
  const asked = new Set<string>();
  const ask = async <Name extends PlayName>(name: Name, body: RequestOf<Name>): Promise<AnswerOf<Name> | null> => {
    asked.add(body.key);
    const wait = sayWaiting(shell);
    const reply = await askUntilKnown(name, body, token, (tries) => {
      if (tries === SHOW_AFTER) wait.show(text.lost, text.lostMore);
      if (tries === TELL_AFTER) tell({ kind: 'failed', why: 'unreachable' });
    });
    asked.delete(body.key);
    wait.end();
    if (reply.ok) return reply.value;
    shell.setWin(null);
    if (reply.refusal === 'notEnough') sayNotEnough(shell, betIn(body));
    else sayRefusal(shell, reply.refusal);
    void balance.ask();
    return null;
  };
  const send = async <Name extends PlayName>(name: Name, body: RequestOf<Name>): Promise<AnswerOf<Name> | null> => {
    keepPending({ name, body });
    tell({ kind: 'bet' });
    const answer = await ask(name, body);
    keepPending(null);
    return answer;
  };
  return { ask, send, isAsking: () => asked.size > 0 };
}

/** What a round costs; nothing where the bet is made already. */
function betIn(body: RequestOf<PlayName>): number {
  if ('stake' in body) return body.stake;
  return 'bets' in body ? stakeOf(body.bets) : 0;
}

/** Says that there is no answer, and takes it back when it is there. */
function sayWaiting(shell: Shell) {
  let takeBack = (): void => undefined;
  let isNoticed = false;
  const show = (title: string, more: string): void => {
    isNoticed = true;
    shell.notice.show({ title, more, actions: [{ name: text.exit, act: () => tell({ kind: 'exit' }) }] });
  };
  const endWatch = watchWait({
    say: () => (takeBack = shell.sayMeanwhile(text.waiting)),
    leadOut: () => show(text.stillWaiting, text.stillWaitingMore),
  });
  const end = (): void => {
    endWatch();
    if (isNoticed) shell.notice.hide();
    takeBack();
  };
  return { show, end };
}

/** The Color Game at a table that everybody shares: the server's clock opens and closes it, and rolls for all. */
import { stakeOf } from '../../engines/color/color-game.ts';
import { canStake, stakeSteps } from '../../engines/stakes.ts';
import type { LiveState, RequestOf } from '../../wire.ts';
import { element } from '../element.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pesos } from '../money.ts';
import { callProvider, pause } from '../provider-call.ts';
import { sayResult } from '../say-result.ts';
import { text } from '../text.ts';
import { makeColorRules } from './color-rules.ts';
import { makeColourBoard } from './colour-board.ts';
import { makeDiceBox } from './dice-box.ts';
import { makeLastRolls } from './last-rolls.ts';
import { makeLiveClock } from './live-clock-view.ts';

type Bet = RequestOf<'join'>;

/** A little after the table's own moment, so that the server has it behind it. */
const AFTER_MS = 120;
const SILENT_MS = 1_500;

export function makeLiveGame(table: GameTable): Game {
  const { shell, sound, visit, token } = table;
  const limits = { ...visit.game, unit: 1 };
  const dice = makeDiceBox();
  const clock = makeLiveClock();
  const last = makeLastRolls();
  const button = element('button', { type: 'button', class: 'gold main', click: () => void place() }, text.placeBet);
  const total = element('output', { class: 'amount' });
  const board = makeColourBoard(stakeSteps(limits), visit.game.maxBet, () => ready());
  let state: LiveState | null = null;
  let placed: Bet[] = [];
  let isSending = false;

  shell.stage.append(clock.node, dice.node, board.board, last.node);
  shell.controls.append(
    board.chips,
    element('span', { class: 'figure total' }, element('span', { class: 'name' }, text.bet), total),
    button,
  );
  shell.setRules(...makeColorRules(visit.game, true));
  ready();
  void follow();

  function ready(): void {
    const stake = stakeOf(board.bets());
    total.textContent = pesos(stake);
    button.disabled = isSending || state?.isOpen !== true || !canStake(stake, limits);
    board.setEnabled(!isSending);
  }

  async function place(): Promise<void> {
    if (!state) return;
    const bet = { key: newKey(), bets: board.bets(), number: state.number };
    isSending = true;
    ready();
    const round = await table.play('join', bet);
    isSending = false;
    if (round) {
      placed.push(bet);
      shell.say(text.placed(pesos(placed.reduce((sum, { bets }) => sum + stakeOf(bets), 0))));
    }
    ready();
  }

  /** One look at the table for each of its two moments; in between nothing changes. */
  async function follow(): Promise<void> {
    for (;;) {
      const reply = await callProvider('live', {}, token);
      if (!reply.ok) {
        await pause(SILENT_MS);
        continue;
      }
      const before = state;
      state = reply.value;
      clock.set(state);
      last.set(state.earlier);
      ready();
      const leftMs = state.leftMs + AFTER_MS;
      const shown = state.isOpen ? open(before) : close(state);
      await Promise.all([shown, pause(leftMs)]);
    }
  }

  async function open(before: LiveState | null): Promise<void> {
    if (before && before.number === state?.number) return;
    board.mark(null);
    shell.say(text.bettingOpen);
  }

  async function close({ dice: shown, number }: LiveState): Promise<void> {
    const mine = placed.filter((bet) => bet.number <= number);
    placed = placed.filter((bet) => bet.number > number);
    shell.say(text.bettingClosed);
    if (!shown) return;
    if (mine.length > 0) shell.setWin(null);
    await dice.land(shown, sound.tick);
    board.mark(shown);
    const words = text.showing(shown.map((colour) => text.colours[colour]).join(', '));
    if (mine.length > 0) await settle(mine, words);
    else shell.say(words);
  }

  /** The same bets asked for again: by now each knows how it ended. */
  async function settle(bets: Bet[], words: string): Promise<void> {
    const sum = { stake: 0, win: 0, balance: 0 };
    for (const bet of bets) {
      const round = await table.play('join', bet);
      if (!round) continue;
      sum.stake += round.stake;
      sum.win += round.win;
      sum.balance = round.balance;
    }
    if (sum.stake > 0) sayResult(table, sum, words);
  }

  return {
    show: (round) => {
      if (round.kind !== 'live') return;
      if (round.isOver) sayResult(table, round, text.earlier);
      else placed.push({ key: round.key, bets: round.bets, number: round.number });
    },
  };
}

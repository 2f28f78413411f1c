/** The Color Game at a table that everybody shares: the server's clock opens and closes it, and rolls for all. */
import type { LiveState, RequestOf, Round } from '../../wire.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pesos } from '../money.ts';
import { callProvider, pause } from '../provider-call.ts';
import { sayResult } from '../say-result.ts';
import { text } from '../text.ts';
import { makeColorRules } from './color-rules.ts';
import { ColourBoard } from './colour-board.ts';
import { makeDiceBox } from './dice-box.ts';
import { makeLastRolls } from './last-rolls.ts';
import { makeLiveClock } from './live-clock-view.ts';
import { stakeOf } from '../../engines/color/color-game.ts';
import { sayDice } from './say-dice.ts';

type Bet = RequestOf<'join'>;

/** A little after the table's own moment, so that the server has it behind it. */
const AFTER_MS = 120;
const SILENT_MS = 1_500;

export class LiveGame implements Game {
  readonly #table: GameTable;
  readonly #dice = makeDiceBox();
  readonly #clock = makeLiveClock();
  readonly #last = makeLastRolls();
  readonly #board: ColourBoard;
  #state: LiveState | null = null;
  #placed: Bet[] = [];

  constructor(table: GameTable) {
    const { shell, visit } = table;
    this.#table = table;
    this.#board = new ColourBoard(visit.game, { name: text.placeBet, press: () => this.#place() });
    this.#board.setOpen(false);
    shell.stage.append(this.#clock.node, this.#dice.node, this.#board.node, this.#last.node);
    shell.controls.append(...this.#board.controls);
    shell.setRules(...makeColorRules(visit.game, true));
    void this.#follow();
  }

  show(round: Round): void {
    if (round.kind !== 'live') return;
    if (round.isOver) sayResult(this.#table, round, text.earlier);
    else this.#placed.push({ key: round.key, bets: round.bets, number: round.number });
  }

  async #place(): Promise<void> {
    if (!this.#state) return;
    const bet = { key: newKey(), bets: this.#board.bets, number: this.#state.number };
    if (!(await this.#table.play('join', bet))) return;
    this.#placed.push(bet);
    this.#table.shell.say(text.placed(pesos(this.#placed.reduce((sum, { bets }) => sum + stakeOf(bets), 0))));
  }

  /** One look at the table for each of its two moments; in between nothing changes. */
  async #follow(): Promise<void> {
    for (;;) {
      const reply = await callProvider('live', {}, this.#table.token);
      if (!reply.ok) {
        await pause(SILENT_MS);
        continue;
      }
      const state = reply.value;
      const isNew = this.#state?.number !== state.number;
      this.#state = state;
      this.#clock.set(state);
      this.#last.set(state.earlier);
      this.#board.setOpen(state.isOpen);
      if (state.isOpen && isNew) this.#open();
      await Promise.all([state.isOpen ? null : this.#close(state), pause(state.leftMs + AFTER_MS)]);
    }
  }

  #open(): void {
    this.#board.mark(null);
    if (this.#placed.length === 0) this.#table.shell.say(text.placeColours);
  }

  async #close({ dice, number }: LiveState): Promise<void> {
    const { shell, sound } = this.#table;
    const mine = this.#placed.filter((bet) => bet.number <= number);
    this.#placed = this.#placed.filter((bet) => bet.number > number);
    shell.say(text.bettingClosed);
    if (!dice) return;
    if (mine.length > 0) shell.setWin(null);
    await this.#dice.land(dice, sound.tick);
    this.#board.mark(dice);
    if (mine.length > 0) await this.#settle(mine, sayDice(dice));
    else shell.say(sayDice(dice));
  }

  /** The same bets asked for again: by now each knows how it ended. */
  async #settle(bets: Bet[], words: string): Promise<void> {
    const sum = { stake: 0, win: 0, balance: 0 };
    for (const bet of bets) {
      const round = await this.#table.play('join', bet);
      if (!round) continue;
      sum.stake += round.stake;
      sum.win += round.win;
      sum.balance = round.balance;
    }
    if (sum.stake > 0) sayResult(this.#table, sum, words);
  }
}

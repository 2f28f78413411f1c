/** The Color Game at a table that everybody shares: the server's clock opens and closes it, and rolls for all. */
import { addBets, type ColorBets, type Dice, stakeOf } from '../../engines/color/color-game.ts';
import type { LiveState, RequestOf, Round } from '../../wire.ts';
import { isStanding, untilGoing } from '../game-clock.ts';
import type { Game, GameTable } from '../game-table.ts';
import { newKey } from '../kept.ts';
import { pesos } from '../money.ts';
import { callProvider, pause } from '../provider-call.ts';
import { sayResult } from '../say-result.ts';
import { text } from '../text.ts';
import { makeColorRules } from './color-rules.ts';
import { ColorBoard } from './color-board.ts';
import { makeDiceBox } from './dice-box.ts';
import { makeLastRolls } from './last-rolls.ts';
import { makeLiveClock } from './live-clock-view.ts';
import { sayDice } from './say-dice.ts';

type Bet = RequestOf<'join'>;

/** A little after the table's own moment, so that the server has it behind it. */
const AFTER_MS = 120;
const SILENT_MS = 1_500;
/** How long a player looks at a table that does not answer before it says so. */
const SAID_MS = 3_000;

export class LiveGame implements Game {
  readonly #table: GameTable;
  readonly #dice = makeDiceBox();
  readonly #clock = makeLiveClock();
  readonly #last = makeLastRolls();
  readonly #board: ColorBoard;
  #state: LiveState | null = null;
  #placed: Bet[] = [];
  /** What is said is the end of an earlier bet: it stays to be read, and no later roll without a bet is said over it. */
  #isTold = false;
  /** Takes back what is said of a lost table. */
  #takeBack: (() => void) | null = null;

  constructor(table: GameTable) {
    const { shell, visit } = table;
    this.#table = table;
    this.#board = new ColorBoard(table, { name: text.placeBet, press: () => this.#place() });
    this.#board.setOpen(false);
    shell.stage.append(this.#clock.node, this.#dice.node, this.#board.node, this.#last.node);
    shell.controls.append(...this.#board.controls);
    shell.setRules(...makeColorRules(visit.game, true));
    void this.#follow();
  }

  show(round: Round): void {
    if (round.kind !== 'live') return;
    // A round that was missed is told, and noted as seen, in show-missed.ts.
    if (round.isOver) this.#isTold = true;
    else void this.#hear({ key: round.key, bets: round.bets, number: round.number });
  }

  /** The table has taken this bet. It may be heard so late that the table is in another round. */
  async #hear(bet: Bet): Promise<void> {
    this.#keep(bet);
    if (this.#state) await this.#tellEarlier(this.#state);
  }

  /** A bet may be heard of twice, from the visit and from the request that a reload has cut off. */
  #keep(bet: Bet): void {
    if (this.#placed.some(({ key }) => key === bet.key)) return;
    this.#placed.push(bet);
    this.#table.noteWaiting(bet.key);
    // The chips are the bet now, also after a reload that has kept them and cut off its answer: they are no second one.
    if (this.#board.holds(bet.bets)) this.#board.empty();
    if (bet.number >= (this.#state?.number ?? 0)) this.#showPlaced();
  }

  #showPlaced(): void {
    const placed = sumOf(this.#placed);
    this.#board.setPlaced(placed);
    // Where its dice lie there already, its end is told with the next round.
    if (stakeOf(placed) === 0 || this.#state?.isOpen === false) return;
    this.#isTold = false;
    const words = text.placed(pesos(stakeOf(placed)));
    this.#table.shell.say(words, 'plain', this.#clock.untilRoll());
  }

  async #place(): Promise<void> {
    if (!this.#state) return;
    const bet = { key: newKey(), bets: this.#board.bets, number: this.#state.number };
    if (await this.#table.play('join', bet)) await this.#hear(bet);
  }

  /** One look at the table for each of its two moments; in between nothing changes. */
  async #follow(): Promise<void> {
    for (;;) {
      const silence = setTimeout(() => this.#lose(), SAID_MS);
      const reply = await callProvider('live', {}, this.#table.token);
      clearTimeout(silence);
      if (!reply.ok) {
        this.#lose();
        await pause(SILENT_MS);
        continue;
      }
      this.#findAgain();
      const state = reply.value;
      const isNew = this.#state?.number !== state.number;
      this.#state = state;
      this.#clock.set(state);
      this.#last.set(state.earlier);
      this.#board.setOpen(state.isOpen);
      if (isNew) await this.#tellEarlier(state);
      if (isNew && state.isOpen) this.#open();
      // Some of what was left has passed where earlier bets were told.
      const leftMs = Math.max(0, this.#clock.leftMs());
      await Promise.all([state.isOpen ? null : this.#close(state), pause(leftMs + AFTER_MS)]);
    }
  }

  /** A table that is not heard takes no bets. The bets on it count as they would. */
  #lose(): void {
    this.#board.setOpen(false);
    this.#takeBack ??= this.#table.shell.sayMeanwhile(text.tableLost);
  }

  #findAgain(): void {
    this.#takeBack?.();
    this.#takeBack = null;
  }

  #open(): void {
    this.#board.mark(null);
    const chosen = stakeOf(this.#board.bets);
    const words = chosen > 0 ? text.notYetBet(pesos(chosen)) : text.placeColors;
    if (this.#placed.length === 0 && !this.#isTold && !this.#table.isAsking()) this.#table.shell.say(words);
    this.#isTold = false;
  }

  /** Bets whose roll was not seen: something lay over the table, or the line was gone. */
  async #tellEarlier({ number }: LiveState): Promise<void> {
    const earlier = this.#take(number - 1);
    if (earlier.length === 0) return;
    await this.#settle(earlier, (dice) => (dice ? `${text.earlier}: ${sayDice(dice, true)}` : text.earlier));
    // The figure stands beside the dice on the screen, and this prize is of others.
    this.#table.shell.setWin(null);
    this.#isTold = true;
  }

  async #close({ dice, number }: LiveState): Promise<void> {
    const { shell, sound } = this.#table;
    if (isStanding()) {
      await untilGoing();
      // By now the table may be in another round; what this one has brought is told with it.
      if (this.#clock.leftMs() <= 0) return;
    }
    const mine = this.#take(number);
    // Chips that lie there when the bets are closed look like one, and may be one whose answer has not come.
    const isUnbet = mine.length === 0 && stakeOf(this.#board.bets) > 0 && !this.#table.isAsking();
    if (mine.length > 0) this.#isTold = false;
    if (!this.#isTold) shell.say(text.bettingClosed);
    if (!dice) return;
    if (mine.length > 0) shell.setWin(null);
    await this.#dice.land(dice, sound.tick);
    this.#board.mark(dice);
    if (mine.length > 0) await this.#settle(mine, () => sayDice(dice));
    else if (!this.#isTold) shell.say(isUnbet ? text.noBet(sayDice(dice)) : sayDice(dice));
  }

  /** The bets of this round and of any before it. They stay on their colors until they are settled. */
  #take(number: number): Bet[] {
    const taken = this.#placed.filter((bet) => bet.number <= number);
    this.#placed = this.#placed.filter((bet) => bet.number > number);
    return taken;
  }

  /** The same bets asked for again: by now each knows how it ended. */
  async #settle(bets: Bet[], words: (dice: Dice | null) => string): Promise<void> {
    const sum = { stake: 0, win: 0, balance: 0 };
    const keys: string[] = [];
    let dice: Dice | null = null;
    for (const bet of bets) {
      const round = await this.#table.settle(bet);
      if (!round) continue;
      keys.push(round.key);
      sum.stake += round.stake;
      sum.win += round.win;
      sum.balance = round.balance;
      if (round.kind === 'live') dice = round.dice;
    }
    // Bets on several rolls have no dice in common.
    const isOneRoll = bets.every(({ number }) => number === bets[0]?.number);
    const last = keys.pop();
    if (last !== undefined) {
      for (const key of keys) this.#table.noteSeen(key);
      sayResult(this.#table, { ...sum, key: last }, words(isOneRoll ? dice : null));
      // Each answer has the balance of its own end, and none of them need be the last.
      void this.#table.askBalance();
    }
    this.#board.remember(sumOf(bets));
    this.#board.setPlaced(sumOf(this.#placed));
  }
}

const sumOf = (placed: readonly Bet[]): ColorBets =>
  placed.reduce<ColorBets>((sum, { bets }) => addBets(sum, bets), {});

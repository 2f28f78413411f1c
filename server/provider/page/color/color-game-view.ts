import type { Round, RoundOf } from '../../wire.ts';
import type { Dice } from '../../engines/color/color-game.ts';
import type { Game, GameTable } from '../game-table.ts';
import { untilGoing } from '../game-clock.ts';
import { newKey } from '../kept.ts';
import { sayResult } from '../say-result.ts';
import { text } from '../text.ts';
import { makeColorRules } from './color-rules.ts';
import { ColorBoard } from './color-board.ts';
import { makeDiceBox } from './dice-box.ts';
import { sayDice } from './say-dice.ts';

/** The Color Game at the player's own pace. */
export class ColorGame implements Game {
  readonly #table: GameTable;
  readonly #dice = makeDiceBox();
  readonly #board: ColorBoard;
  #shown: Dice = ['yellow', 'blue', 'red'];

  constructor(table: GameTable) {
    const { shell, visit } = table;
    this.#table = table;
    this.#board = new ColorBoard(table, { name: text.roll, press: () => this.#roll() });
    shell.stage.append(this.#dice.node, this.#board.node);
    shell.controls.append(...this.#board.controls);
    shell.setRules(...makeColorRules(visit.game, false));
    shell.say(text.placeColors);
  }

  show(round: Round): void {
    if (round.kind !== 'color') return;
    this.#dice.show(round.dice);
    this.#finish(round);
  }

  async #roll(): Promise<void> {
    const { shell, sound, play } = this.#table;
    this.#board.mark(null);
    shell.setWin(null);
    shell.say(text.rolling);
    this.#dice.shake();
    const round = await play('roll', { key: newKey(), bets: this.#board.bets });
    if (round?.kind !== 'color') return this.#dice.show(this.#shown);
    await untilGoing();
    await this.#dice.land(round.dice, sound.tick);
    this.#finish(round);
  }

  #finish(round: RoundOf<'color'>): void {
    this.#shown = round.dice;
    this.#board.mark(round.dice);
    sayResult(this.#table, round, sayDice(round.dice));
    this.#board.empty();
    this.#board.remember(round.bets);
  }
}

/** Six colors to put chips on, and the button that plays them. Nothing lies there for a second roll by itself. */
import { type Color, type ColorBets, COLORS, type Dice, stakeOf } from '../../engines/color/color-game.ts';
import { canStake, stakeSteps, stepWithin } from '../../engines/stakes.ts';
import { sayCapped } from '../ask-balance.ts';
import { element } from '../element.ts';
import type { GameTable } from '../game-table.ts';
import { keepBet, keptBet } from '../kept-bet.ts';
import { chipLabel, pesos, shortPesos } from '../money.ts';
import { text } from '../text.ts';
import { makeTile } from './color-tile.ts';

const CHIPS = 5;

export class ColorBoard {
  readonly #table: Pick<GameTable, 'shell' | 'visit' | 'askBalance'>;
  readonly #limits;
  readonly #chips: readonly number[];
  readonly #tiles = COLORS.map((color) => makeTile(color, () => this.#put(color)));
  readonly #chipButtons: HTMLButtonElement[];
  readonly #clear = element('button', { type: 'button', class: 'plain small', click: () => this.#set({}) }, text.clear);
  readonly #again = element('button', { type: 'button', class: 'plain small again', click: () => this.#repeat() });
  readonly #total = element('output', { class: 'amount' });
  readonly #name = element('span', { class: 'name' });
  readonly #figure = element('span', { class: 'figure total' }, this.#name, this.#total);
  readonly #play: HTMLButtonElement;
  readonly node = element('div', { class: 'board' }, ...this.#tiles.map(({ node }) => node));
  readonly controls: HTMLElement[];
  bets: ColorBets = {};
  #placed: ColorBets = {};
  #last: ColorBets = {};
  #chip: number;
  #isOpen = true;
  #isBusy = false;

  constructor(
    table: Pick<GameTable, 'shell' | 'visit' | 'askBalance'>,
    { name, press }: { name: string; press: () => Promise<void> },
  ) {
    const { shell, visit } = table;
    const kept = keptBet(visit);
    this.#table = table;
    this.#limits = { ...visit.game, unit: 1 };
    this.#chips = stakeSteps(this.#limits).slice(0, CHIPS);
    this.#chip = this.#chips[stepWithin(this.#chips, kept.chip ?? 0, shell.balance())] ?? 0;
    this.#last = kept.last ?? {};
    this.bets = this.#isAllowed(kept.bets ?? {}) ? (kept.bets ?? {}) : {};
    this.#chipButtons = this.#chips.map((size) => makeChip(size, () => this.#choose(size)));
    this.#play = element('button', { type: 'button', class: 'gold main', click: () => void this.#run(press) }, name);
    const chips = element('div', { class: 'chips', role: 'group', 'aria-label': text.chip }, ...this.#chipButtons);
    chips.append(this.#clear);
    this.controls = [chips, this.#figure, this.#again, this.#play];
    this.#paint();
  }

  /** The chips are bet: they stand on their colors as such until the dice have rolled. */
  setPlaced(placed: ColorBets): void {
    this.#placed = placed;
    this.#paint();
  }

  /** What was played is one tap away, and what is chosen meanwhile stays where it lies. */
  remember(played: ColorBets): void {
    this.#last = played;
    keepBet(this.#table.visit, { last: played });
    this.#paint();
  }

  /** What is chosen has become a bet. */
  empty(): void {
    this.#set({});
  }

  /** Whether just this is chosen. */
  holds(bets: ColorBets): boolean {
    return COLORS.every((color) => (this.bets[color] ?? 0) === (bets[color] ?? 0));
  }

  /** A table takes bets at its own times; chips may be laid out at any. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#paint();
  }

  /** Marks what the dice have shown; without dice, nothing. */
  mark(dice: Dice | null): void {
    for (const tile of this.#tiles) tile.mark(dice);
  }

  #set(bets: ColorBets): void {
    this.bets = bets;
    keepBet(this.#table.visit, { bets });
    this.#paint();
  }

  async #run(press: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#paint();
    await press();
    this.#isBusy = false;
    this.#paint();
    this.#focusNext();
  }

  /** Chips that are played are gone, and without any there is nothing to play: then the same again is next, or a color. */
  #focusNext(): void {
    const next = [this.#play, this.#again].find((button) => !button.disabled && !button.hidden);
    (next ?? this.#tiles[0]?.node)?.focus({ preventScroll: true });
  }

  #put(color: Color): void {
    this.#layOut({ ...this.bets, [color]: (this.bets[color] ?? 0) + this.#chip });
  }

  #repeat(): void {
    this.#layOut(this.#last);
    if (stakeOf(this.bets) > 0) this.#play.focus({ preventScroll: true });
  }

  /** Not above what there is, nor above what a round may cost; and it says which. */
  #layOut(bets: ColorBets): void {
    const { shell, askBalance } = this.#table;
    if (this.#isAllowed(bets)) return this.#set(bets);
    if (stakeOf(bets) > shell.balance()) sayCapped(shell, stakeOf(bets), askBalance);
    else shell.say(text.cappedRound(pesos(this.#limits.maxBet)));
  }

  #isAllowed(bets: ColorBets): boolean {
    return stakeOf(bets) <= Math.min(this.#limits.maxBet, this.#table.shell.balance());
  }

  #choose(size: number): void {
    this.#chip = size;
    keepBet(this.#table.visit, { chip: size });
    this.#paint();
  }

  #paint(): void {
    for (const { color, node, show } of this.#tiles) {
      show(this.bets[color] ?? 0, this.#placed[color] ?? 0);
      node.disabled = this.#isBusy;
    }
    for (const [at, button] of this.#chipButtons.entries()) {
      button.setAttribute('aria-pressed', String(this.#chips[at] === this.#chip));
    }
    const [stake, last] = [stakeOf(this.bets), stakeOf(this.#last)];
    // What is placed already is no part of the sum.
    this.#name.textContent = stakeOf(this.#placed) > 0 ? text.newBet : text.bet;
    this.#total.textContent = pesos(stake);
    this.#clear.disabled = this.#isBusy || stake === 0;
    this.#play.disabled = this.#isBusy || !this.#isOpen || !canStake(stake, this.#limits);
    const isAgain = stake === 0 && last > 0 && stakeOf(this.#placed) === 0;
    this.#again.hidden = !isAgain;
    this.#figure.hidden = isAgain;
    this.#again.textContent = text.again(shortPesos(last));
    this.#again.disabled = this.#isBusy;
  }
}

function makeChip(size: number, choose: () => void): HTMLButtonElement {
  const name = text.chipOf(shortPesos(size));
  return element('button', { type: 'button', class: 'chip', 'aria-label': name, click: choose }, chipLabel(size));
}

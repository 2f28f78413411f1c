/** Six colours to put chips on, and the button that plays them. What stands on them stays until it is taken off. */
import {
  type Colour,
  type ColourBets,
  COLOURS,
  type Dice,
  matchesOf,
  stakeOf,
} from '../../engines/color/color-game.ts';
import { canStake, stakeSteps } from '../../engines/stakes.ts';
import type { PlayedGame } from '../../wire.ts';
import { element } from '../element.ts';
import { chipLabel, pesos, shortPesos } from '../money.ts';
import { text } from '../text.ts';

const CHIPS = 5;

export class ColourBoard {
  readonly #limits;
  readonly #chips: readonly number[];
  readonly #tiles = COLOURS.map((colour) => makeTile(colour, () => this.#put(colour)));
  readonly #chipButtons: HTMLButtonElement[];
  readonly #clear = element('button', { type: 'button', class: 'plain small', click: () => this.set({}) }, text.clear);
  readonly #total = element('output', { class: 'amount' });
  readonly #play: HTMLButtonElement;
  readonly node = element('div', { class: 'board' }, ...this.#tiles.map(({ node }) => node));
  readonly controls: HTMLElement[];
  bets: ColourBets = {};
  #chip: number;
  #isOpen = true;
  #isBusy = false;

  constructor(game: PlayedGame, { name, press }: { name: string; press: () => Promise<void> }) {
    this.#limits = { ...game, unit: 1 };
    this.#chips = stakeSteps(this.#limits).slice(0, CHIPS);
    this.#chip = this.#chips[0] ?? 0;
    this.#chipButtons = this.#chips.map((size) => makeChip(size, () => this.#choose(size)));
    this.#play = element('button', { type: 'button', class: 'gold main', click: () => void this.#run(press) }, name);
    const chips = element('div', { class: 'chips', role: 'group', 'aria-label': text.chip }, ...this.#chipButtons);
    chips.append(this.#clear);
    const total = element('span', { class: 'figure total' }, element('span', { class: 'name' }, text.bet), this.#total);
    this.controls = [chips, total, this.#play];
    this.#paint();
  }

  set(bets: ColourBets): void {
    this.bets = bets;
    this.#paint();
  }

  /** A table takes bets at its own times; chips may be laid out at any. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#paint();
  }

  /** Marks what the dice have shown; without dice, nothing. */
  mark(dice: Dice | null): void {
    for (const { colour, node } of this.#tiles) node.dataset['shown'] = dice ? String(matchesOf(colour, dice)) : '';
  }

  async #run(press: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#paint();
    await press();
    this.#isBusy = false;
    this.#paint();
    this.#play.focus({ preventScroll: true });
  }

  #put(colour: Colour): void {
    const next = { ...this.bets, [colour]: (this.bets[colour] ?? 0) + this.#chip };
    if (stakeOf(next) <= this.#limits.maxBet) this.set(next);
  }

  #choose(size: number): void {
    this.#chip = size;
    this.#paint();
  }

  #paint(): void {
    for (const { colour, node, amount } of this.#tiles) {
      const placed = this.bets[colour] ?? 0;
      const name = text.colours[colour];
      amount.textContent = placed > 0 ? shortPesos(placed) : '';
      node.setAttribute('aria-label', placed > 0 ? text.betOn(name, pesos(placed)) : text.nothingOn(name));
      node.disabled = this.#isBusy;
    }
    for (const [at, button] of this.#chipButtons.entries()) {
      button.setAttribute('aria-pressed', String(this.#chips[at] === this.#chip));
    }
    const stake = stakeOf(this.bets);
    this.#total.textContent = pesos(stake);
    this.#clear.disabled = this.#isBusy || stake === 0;
    this.#play.disabled = this.#isBusy || !this.#isOpen || !canStake(stake, this.#limits);
  }
}

function makeTile(colour: Colour, put: () => void) {
  const amount = element('span', { class: 'placed' });
  const name = element('span', { class: 'colour-name' }, text.colours[colour]);
  const node = element('button', { type: 'button', class: `colour ${colour}`, click: put }, name, amount);
  return { colour, node, amount };
}

function makeChip(size: number, choose: () => void): HTMLButtonElement {
  const name = text.chipOf(shortPesos(size));
  return element('button', { type: 'button', class: 'chip', 'aria-label': name, click: choose }, chipLabel(size));
}

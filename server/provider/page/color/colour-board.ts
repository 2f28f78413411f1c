/** Six colours to put chips on. What stands on them stays for the next round until it is taken off. */
import {
  type Colour,
  type ColourBets,
  COLOURS,
  type Dice,
  matchesOf,
  stakeOf,
} from '../../engines/color/color-game.ts';
import { element } from '../element.ts';
import { chipLabel, pesos, shortPesos } from '../money.ts';
import { text } from '../text.ts';

export interface ColourBoard {
  board: HTMLElement;
  chips: HTMLElement;
  bets: () => ColourBets;
  set: (bets: ColourBets) => void;
  setEnabled: (isEnabled: boolean) => void;
  /** Marks what the dice have shown; without dice, nothing. */
  mark: (dice: Dice | null) => void;
}

export function makeColourBoard(
  steps: readonly number[],
  most: number,
  onChange: (bets: ColourBets) => void,
): ColourBoard {
  const chipSizes = steps.slice(0, 5);
  let chip = chipSizes[0] ?? 0;
  let bets: ColourBets = {};
  let isEnabled = true;
  const tiles = COLOURS.map((colour) => {
    const amount = element('span', { class: 'placed' });
    const node = element(
      'button',
      { type: 'button', class: `colour ${colour}`, click: () => put(colour) },
      element('span', { class: 'colour-name' }, text.colours[colour]),
      amount,
    );
    return { colour, node, amount };
  });
  const chipButtons = chipSizes.map((size) =>
    element(
      'button',
      { type: 'button', class: 'chip', 'aria-label': text.chipOf(shortPesos(size)), click: () => choose(size) },
      chipLabel(size),
    ),
  );
  const clear = element('button', { type: 'button', class: 'plain small', click: () => change({}) }, text.clear);

  const put = (colour: Colour): void => {
    const next = { ...bets, [colour]: (bets[colour] ?? 0) + chip };
    if (stakeOf(next) <= most) change(next);
  };
  const change = (next: ColourBets): void => {
    bets = next;
    paint();
    onChange(bets);
  };
  const choose = (size: number): void => {
    chip = size;
    paint();
  };
  const paint = (): void => {
    for (const { colour, node, amount } of tiles) {
      const placed = bets[colour] ?? 0;
      const name = text.colours[colour];
      amount.textContent = placed > 0 ? shortPesos(placed) : '';
      node.setAttribute('aria-label', placed > 0 ? text.betOn(name, pesos(placed)) : text.nothingOn(name));
      node.disabled = !isEnabled;
    }
    for (const [at, button] of chipButtons.entries()) {
      button.setAttribute('aria-pressed', String(chipSizes[at] === chip));
    }
    clear.disabled = !isEnabled || stakeOf(bets) === 0;
  };
  paint();
  return {
    board: element('div', { class: 'board' }, ...tiles.map(({ node }) => node)),
    chips: element('div', { class: 'chips', role: 'group', 'aria-label': text.chip }, ...chipButtons, clear),
    bets: () => bets,
    set: change,
    setEnabled: (isOn) => {
      isEnabled = isOn;
      paint();
    },
    mark: (dice) => {
      for (const { colour, node } of tiles) node.dataset['shown'] = dice ? String(matchesOf(colour, dice)) : '';
    },
  };
}

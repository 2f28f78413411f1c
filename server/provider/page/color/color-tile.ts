import { type Color, type Dice, matchesOf } from '../../engines/color/color-game.ts';
import { element } from '../element.ts';
import { pesos, shortPesos } from '../money.ts';
import { text } from '../text.ts';

export interface ColorTile {
  color: Color;
  node: HTMLButtonElement;
  /** `chosen` lies on it and may be taken off; `placed` is bet and stays until the dice have rolled. */
  show: (chosen: number, placed: number) => void;
  mark: (dice: Dice | null) => void;
}

export function makeTile(color: Color, put: () => void): ColorTile {
  const chosenMark = element('span', { class: 'chosen' });
  const placedMark = element('span', { class: 'placed' });
  const name = text.colors[color];
  const node = element(
    'button',
    { type: 'button', class: `color ${color}`, click: put },
    element('span', { class: 'color-name' }, name),
    chosenMark,
    placedMark,
  );
  return {
    color,
    node,
    show: (chosen, placed) => {
      chosenMark.textContent = chosen > 0 ? shortPesos(chosen) : '';
      placedMark.textContent = placed > 0 ? text.placedMark(shortPesos(placed)) : '';
      const words = [
        placed > 0 ? text.placedOn(pesos(placed)) : '',
        chosen > 0 ? text.chosenOn(pesos(chosen)) : '',
      ].filter((one) => one !== '');
      node.setAttribute('aria-label', [name, ...(words.length > 0 ? words : [text.nothingOn])].join(', '));
    },
    mark: (dice) => {
      node.dataset['shown'] = dice ? String(matchesOf(color, dice)) : '';
    },
  };
}

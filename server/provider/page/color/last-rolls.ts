import type { Dice } from '../../engines/color/color-game.ts';
import { element } from '../element.ts';
import { text } from '../text.ts';

/** As many as the narrowest phone has room for. */
const SHOWN = 5;

/** What the table has rolled, newest first. Each roll is drawn anew: the row says what was, and nothing of what comes. */
export function makeLastRolls(): { node: HTMLElement; set: (rolls: readonly Dice[]) => void } {
  const list = element('ol', { 'aria-label': text.lastRounds });
  const name = element('span', { class: 'name', 'aria-hidden': 'true' }, text.lastRounds);
  return {
    node: element('div', { class: 'last' }, name, list),
    set: (rolls) => {
      const items = rolls.slice(0, SHOWN).map((dice) => {
        const dots = dice.map((color) => element('i', { class: `dot ${color}` }));
        const names = dice.map((color) => text.colors[color]).join(', ');
        return element('li', {}, element('span', { class: 'unseen' }, names), ...dots);
      });
      list.replaceChildren(...items);
    },
  };
}

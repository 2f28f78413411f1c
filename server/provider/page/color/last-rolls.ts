import type { Dice } from '../../engines/color/color-game.ts';
import { element } from '../element.ts';
import { text } from '../text.ts';

/** As many as the narrowest phone has room for. */
const SHOWN = 6;

/** What the table has rolled, newest first. Each roll is drawn anew: the row says what was, and nothing of what comes. */
export function makeLastRolls(): { node: HTMLElement; set: (rolls: readonly Dice[]) => void } {
  const node = element('ol', { class: 'last', 'aria-label': text.lastRounds });
  return {
    node,
    set: (rolls) => {
      const items = rolls.slice(0, SHOWN).map((dice) => {
        const dots = dice.map((colour) => element('i', { class: `dot ${colour}` }));
        const names = dice.map((colour) => text.colours[colour]).join(', ');
        return element('li', {}, element('span', { class: 'unseen' }, names), ...dots);
      });
      node.replaceChildren(...items);
    },
  };
}

import { element } from '../element.ts';
import { text } from '../text.ts';

export interface SaidLine {
  node: HTMLElement;
  /** Read out as well as shown; `win` is for prizes larger than the bet. */
  say: (words: string, kind?: 'plain' | 'win', ...more: Node[]) => void;
  /** Returns what says again what was said before, unless something else has been said since. */
  sayMeanwhile: (words: string) => () => void;
}

/** What is said about the game, one thing at a time. */
export function makeSaidLine(): SaidLine {
  const node = element('p', { class: 'said', role: 'status' }, text.welcome);
  const say: SaidLine['say'] = (words, kind = 'plain', ...more) => {
    // In one piece: the parts of a grid would stand below each other.
    node.replaceChildren(element('span', {}, words, ...more));
    node.dataset['kind'] = kind;
  };
  return {
    node,
    say,
    sayMeanwhile: (words) => {
      const before = [...node.childNodes];
      const { kind = 'plain' } = node.dataset;
      say(words);
      const said = node.firstChild;
      return () => {
        if (node.firstChild !== said) return;
        // The very pieces, not their text: some of them go on counting.
        node.replaceChildren(...before);
        node.dataset['kind'] = kind;
      };
    },
  };
}

import { type Card, rankOf, suitOf } from '../../engines/poker/deck.ts';
import { element } from '../element.ts';
import { text } from '../text.ts';

export interface CardView {
  node: HTMLButtonElement;
  /** Nothing is a card that lies face down. */
  show: (card: Card | null) => void;
  setHeld: (isHeld: boolean) => void;
  isHeld: () => boolean;
  setEnabled: (isEnabled: boolean) => void;
}

const SUITS = ['club', 'diamond', 'heart', 'spade'] as const;

export const cardName = (card: Card): string =>
  text.cardName(text.rankNames[rankOf(card)] ?? '', text.suitNames[suitOf(card)] ?? '');

/** A card is a button: a tap keeps it, another lets it go. */
export function makeCard(place: number): CardView {
  const rank = element('span', { class: 'rank' });
  const face = element(
    'span',
    { class: 'face' },
    rank,
    element('i', { class: 'pip' }),
    element('i', { class: 'pip large' }),
  );
  // Both are drawn by the style sheet: the name of the button says them already, in words.
  const mark = element('span', { class: 'mark', 'data-words': text.held });
  const node = element(
    'button',
    { type: 'button', class: 'card', 'aria-pressed': 'false', click: () => setHeld(!isHeld()) },
    element('span', { class: 'turn' }, face, element('span', { class: 'back' })),
    mark,
  );
  const isHeld = (): boolean => node.getAttribute('aria-pressed') === 'true';
  const setHeld = (isOn: boolean): void => node.setAttribute('aria-pressed', String(isOn));
  return {
    node,
    isHeld,
    setHeld,
    setEnabled: (isOn) => (node.disabled = !isOn),
    show: (card) => {
      node.dataset['shown'] = String(card !== null);
      const name = card === null ? text.faceDown : cardName(card);
      node.setAttribute('aria-label', `${text.hold(place)}, ${name}`);
      if (card === null) return;
      node.dataset['suit'] = SUITS[suitOf(card)];
      rank.dataset['rank'] = text.ranks[rankOf(card)] ?? '';
    },
  };
}

import { element } from './element.ts';
import { productOrigin } from './embedder.ts';
import { text } from './text.ts';

/** A game belongs into the product, where the player's time, limits and way out are. Its launch stays unspent. */
export function sayAlone(root: HTMLElement): void {
  document.title = text.alone;
  root.replaceChildren(
    element(
      'main',
      { class: 'alone' },
      element('h1', {}, text.alone),
      element('p', {}, text.aloneMore),
      productOrigin === undefined ? '' : element('a', { class: 'gold', href: `${productOrigin}/` }, text.toProduct),
    ),
  );
}

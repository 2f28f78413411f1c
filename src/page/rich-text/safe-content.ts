/** Makes the operator's rich text safe. What remains are words, their order and links that a player may tap. */
import DOMPurify from 'dompurify';

/** Pictures, frames, forms, styles and media are not among them: nothing in a text is loaded. */
const TAGS = 'p br hr b strong i em u s h2 h3 h4 ul ol li blockquote table thead tbody tr th td a';

/** A secure site, an address of ours, a letter or a phone number. `//` and `/\` lead to another site. */
const LINKS = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const LONGEST = 50_000;

/** A fragment, so that no text is parsed again on its way into the page. */
export function safeContent(html: string): DocumentFragment {
  const content = clean(html.slice(0, LONGEST)) ?? document.createDocumentFragment();
  for (const link of content.querySelectorAll('a[href^="http" i]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return content;
}

/** Null where nothing is left, as of a frameset, which takes the place of the body. */
function clean(html: string): DocumentFragment | null {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: LINKS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

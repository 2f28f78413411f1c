/** Makes an element with what belongs to it; the page has no framework and needs no more than this. */
type Attributes = Record<string, string | number | boolean | (() => void) | undefined>;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/** Drawn by the style sheet, or one of the provider's own pictures. */
export const picture = (name: string, className: string): HTMLImageElement =>
  element('img', { src: `/art/${name}.svg`, alt: '', class: className, draggable: 'false' });

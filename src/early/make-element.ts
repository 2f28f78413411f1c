import type { Make } from '#ui/make.ts';

const SVG = 'http://www.w3.org/2000/svg';
const DRAWN = /^(svg|path)$/;

/** Makes the element that React would make of the same description; what a tap does is the program's to know. */
export const makeElement: Make<Element> = (tag, attributes, ...children) => {
  const element = DRAWN.test(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || typeof value === 'function' || name === 'key') continue;
    element.setAttribute(name === 'className' ? 'class' : name, String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
};

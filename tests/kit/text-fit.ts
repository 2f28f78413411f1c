/** Whether every text of a screen can be read and every button met, at any text size of the reader's and any width. */
import type { CDPSession, Frame, Page } from '@playwright/test';

const BROWSERS_OWN_PX = 16;
const HEIGHT = 740;

interface Line {
  of: Element;
  box: DOMRect;
  text: string;
}

export interface Reader {
  /** Of the size that browsers come with. */
  percent: number;
  width: number;
}

const devtools = new WeakMap<Page, Promise<CDPSession>>();

/** Gives the browser a text size, under a page that is open. */
export async function giveTextSize(page: Page, percent: number): Promise<void> {
  const standard = Math.round((BROWSERS_OWN_PX * percent) / 100);
  if (!devtools.has(page)) devtools.set(page, page.context().newCDPSession(page));
  await (await devtools.get(page))?.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** A text size and a width. */
export async function readAt(page: Page, { percent, width }: Reader): Promise<void> {
  await giveTextSize(page, percent);
  // The browser looks at its own setting when the width moves.
  if (page.viewportSize()?.width === width) await page.setViewportSize({ width: width + 40, height: HEIGHT });
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What sticks out, is cut off, or lies over something else; of an open dialog alone, if there is one. */
export async function misfits(where: Page | Frame): Promise<string[]> {
  const looks = [cutTexts, coveredTexts, strayParts].map(String).join(', ');
  // In one go: between two calls the screen may move on.
  const found = await where.evaluate<string[]>(`(() => {
    const tools = (${String(makeTools)})();
    return [${looks}].flatMap((look) => look());
  })()`);
  return [...new Set(found)];
}

/** What the functions below share; all of them run in the page. */
declare const tools: ReturnType<typeof makeTools>;

function makeTools() {
  const area = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isForReadersAlone = (one: Element | null): boolean =>
    one !== null && (getComputedStyle(one).clipPath === 'inset(50%)' || isForReadersAlone(one.parentElement));
  const isSeen = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForReadersAlone(one) &&
    !one.closest('[inert]');
  const lines: Line[] = [];
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const of = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim().slice(0, 40);
    if (!of || !text || of.closest('svg, option, style, script') || !isSeen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ of, box, text });
  }
  // Layers lie over each other on purpose: what stays while the page scrolls.
  const layerOf = (one: Element): Element => {
    for (let up: Element | null = one; up; up = up.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
    }
    return area;
  };
  return {
    area,
    isSeen,
    lines: lines.map((line) => ({ ...line, layer: layerOf(line.of) })),
    layerOf,
    nameOf: (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${(one.textContent ?? '').trim().slice(0, 40)}"`,
    /** Of two boxes, by more than a hair. */
    areOver: (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
    /** A box without its outer parts, each a share of it. */
    inside: ({ left, top, width, height }: DOMRect, x: number, y: number): DOMRect =>
      new DOMRect(left + x * width, top + y * height, width * (1 - 2 * x), height * (1 - 2 * y)),
  };
}

function cutTexts(): string[] {
  const found: string[] = [];
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const cutterOf = (of: Element, { left, right, top, bottom }: DOMRect): Element | undefined => {
    let isSidewaysOpen = false;
    let isUprightOpen = false;
    for (let one: Element | null = of; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (!isSidewaysOpen && hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) return one;
      // Letters reach over their line where it is narrow; what is missing of a line is more than that.
      const spare = (bottom - top) * 0.3;
      if (!isUprightOpen && hides(overflowY) && (top < box.top - spare || bottom > box.bottom + spare)) return one;
      isSidewaysOpen ||= /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
      isUprightOpen ||= /auto|scroll/.test(overflowY);
      if (position === 'fixed') break;
    }
    return hides(getComputedStyle(of).overflowX) && of.scrollWidth > of.clientWidth + 1 ? of : undefined;
  };
  const seen = new Set<string>();
  for (const { of, box, text } of tools.lines) {
    const cutter = cutterOf(of, box);
    if (cutter) found.push(`cut: "${text}" by ${tools.nameOf(cutter)}`);
    // An amount on two lines has been broken in the middle.
    if (/^[-+]?₱?\d[\d,]*\.\d\d$/.test(text)) {
      const place = `${text} ${Math.round(of.getBoundingClientRect().left)} ${Math.round(of.getBoundingClientRect().top)}`;
      if (seen.has(place)) found.push(`broken: ${text}`);
      seen.add(place);
    }
  }
  return found;
}

function coveredTexts(): string[] {
  const { area, lines, isSeen, inside, areOver, layerOf, nameOf } = tools;
  const found: string[] = [];
  // A line's box is higher than its letters.
  const letters = lines.map(({ box }) => inside(box, 0, 0.2));
  for (const [at, a] of lines.entries()) {
    for (const [offset, b] of lines.slice(at + 1).entries()) {
      const other = letters[at + 1 + offset];
      if (a.of === b.of || a.layer !== b.layer || !other || !letters[at]) continue;
      if (areOver(letters[at], other)) found.push(`over each other: "${a.text}" and "${b.text}"`);
    }
  }
  for (const one of area.querySelectorAll('a, button, input, select, label, [role="link"]')) {
    const box = one.getBoundingClientRect();
    const around = one.parentElement?.getBoundingClientRect();
    // A whole card is not beside its words, and a sign is smaller than the room around it for a thumb.
    const isCard = around && Math.abs(around.height - box.height) < 1 && Math.abs(around.width - box.width) < 1;
    if (isCard || box.width === 0 || !isSeen(one)) continue;
    const spare = one.textContent?.trim() ? 0 : 0.25;
    const layer = layerOf(one);
    for (const [at, { of, layer: lineLayer, text }] of lines.entries()) {
      const line = letters[at];
      if (!line || one.contains(of) || of.contains(one) || lineLayer !== layer) continue;
      if (areOver(line, inside(box, spare, spare))) found.push(`under ${nameOf(one)}: "${text}"`);
    }
  }
  return found;
}

function strayParts(): string[] {
  const { area, isSeen, lines, nameOf } = tools;
  const found: string[] = [];
  for (const { of, box, text } of lines) {
    const around = of.closest('.button')?.getBoundingClientRect();
    if (around && (box.left < around.left - 1 || box.right > around.right + 1))
      found.push(`beyond its button: "${text}"`);
    const head = of.closest('.sheet-head, .screen-bar')?.getBoundingClientRect();
    if (head && (box.top < head.top - 1 || box.bottom > head.bottom + 1)) found.push(`beyond its head: "${text}"`);
  }
  const isWider = (one: Element): boolean => one.scrollWidth > one.clientWidth + 1;
  const isInScroller = (one: Element | null): boolean =>
    one !== null &&
    ((/auto|scroll/.test(getComputedStyle(one).overflowX) && isWider(one)) || isInScroller(one.parentElement));
  for (const one of area.querySelectorAll('a, button, input, select, label, [role="link"]')) {
    const { left, right, width } = one.getBoundingClientRect();
    const isOutside = width > 0 && (left < -1 || right > innerWidth + 1);
    if (isOutside && isSeen(one) && !isInScroller(one.parentElement)) found.push(`outside: ${nameOf(one)}`);
  }
  const scrollers = [document.documentElement, ...area.querySelectorAll('main, .screen, .home-screen, .sheet-panel')];
  for (const one of scrollers.filter(isSeen).filter(isWider)) found.push(`wider than the screen: ${nameOf(one)}`);
  return found;
}

import { expect, test } from 'vitest';
import { newDevice } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';

/** A link that the document has drawn, in whose place the program draws another. */
async function press(between: string[], after: string[]): Promise<number> {
  await newDevice();
  const { collectTaps } = await import('./taps.ts');
  const handOver = collectTaps();
  const draw = (): Element => {
    document.body.innerHTML = '<a href="#news" data-click="news">News</a>';
    return document.querySelector('a')!;
  };
  const send = (link: Element, types: string[]) => {
    for (const type of types) link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };
  send(draw(), ['pointerdown', ...between]);
  const link = draw();
  handOver.place();
  handOver.act();
  let clicks = 0;
  link.addEventListener('click', () => (clicks += 1));
  send(link, after);
  await pass(1_000);
  return clicks;
}

test.each([
  ['a press that ends after it, where the browser tells of no tap', [], ['pointerup'], 1],
  ['a press that ends after it, where the browser tells of the tap', [], ['pointerup', 'click'], 1],
  ['a press that became a scroll after it', [], ['pointercancel', 'pointerup'], 0],
  [
    'a press that became a scroll before it, and a long press after it',
    ['pointercancel'],
    ['pointerdown', 'pointerup'],
    0,
  ],
  ['a press for the browser’s menu', [], ['contextmenu', 'pointerup'], 0],
  ['a press that ended elsewhere before it, and a long press after it', ['pointerup'], ['pointerdown', 'pointerup'], 0],
])('at the take-over: %s', async (_name, between, after, clicks) => {
  expect(await press(between, after)).toBe(clicks);
});

import { expect, test, vi } from 'vitest';
import { draw } from '../../../tests/kit/client/draw.ts';
import { setVisibility } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';

const EVERY_MS = 1_000;

/** How often the line has changed in three of its times. */
async function drawRoll({ isPaused = false, lines = ['One', 'Two', 'Three'] } = {}) {
  const { Roll } = await import('./roll.tsx');
  const items = lines.map((line) => ({ id: line, content: line }));
  const place = await draw(<Roll name="News" items={items} everyMs={EVERY_MS} isPaused={isPaused} />);
  const roll = place.querySelector('section');
  const send = (event: Event) => void roll?.dispatchEvent(event);
  async function changes(): Promise<number> {
    const seen = [roll?.textContent];
    for (const _turn of lines) {
      await pass(EVERY_MS, 1);
      if (roll?.textContent !== seen.at(-1)) seen.push(roll?.textContent);
    }
    return seen.length - 1;
  }
  return { send, changes };
}

const pointer = (type: string, pointerType: string) => new PointerEvent(type, { bubbles: true, pointerType });

test.each([
  ['pointed at', pointer('pointerover', 'mouse'), pointer('pointerout', 'mouse')],
  ['touched', new Event('touchstart', { bubbles: true }), new Event('touchend', { bubbles: true })],
  [
    'touched, and the phone takes the touch for a scroll',
    new Event('touchstart', { bubbles: true }),
    new Event('touchcancel', { bubbles: true }),
  ],
  ['led to by keys', new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focusout', { bubbles: true })],
])('a line that rolls by waits while it is %s, and goes on', async (_how, begins, ends) => {
  const { send, changes } = await drawRoll();
  expect(await changes()).toBe(3);
  send(begins);
  expect(await changes()).toBe(0);
  send(ends);
  expect(await changes()).toBe(3);
});

test('a tap does not stop the line for good', async () => {
  const { send, changes } = await drawRoll();
  send(pointer('pointerover', 'touch'));
  expect(await changes()).toBe(3);
});

test('no line rolls by while nobody sees it', async () => {
  const { changes } = await drawRoll();
  setVisibility('hidden');
  expect(await changes()).toBe(0);
});

test.each([
  ['the player has stopped it', { isPaused: true }],
  ['there is no other', { lines: ['One'] }],
])('a line stands still where %s', async (_why, how) => {
  const { changes } = await drawRoll(how);
  expect(await changes()).toBe(0);
});

test('a line stands still for who wants no motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { changes } = await drawRoll();
  expect(await changes()).toBe(0);
});

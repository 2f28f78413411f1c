import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/kit/client/draw.ts';

const SIDE = 200;
const prizes = Array.from({ length: 8 }, (_each, at) => ({
  propId: at + 1,
  title: `No. ${at + 1}`,
  rewardList: [],
  chance: 0,
}));
const times = 1;

async function drawWheel(propId?: number) {
  const { Wheel } = await import('./wheel.tsx');
  const drawn = propId === undefined ? undefined : { propId, times };
  const place = await draw(<Wheel prizes={prizes} drawn={drawn} tell={({ title }) => title} />);
  return place.querySelector<SVGElement>('.wheel-disc') as SVGElement;
}

/** How far it is turned, as a part of one round. */
const turnedBy = (disc: SVGElement): number => Number.parseFloat(disc.style.transform.slice('rotate('.length)) % 360;

test('the whole wheel lies within its picture, and each prize is written within the rim', async () => {
  const disc = await drawWheel();
  const rim = Number(disc.querySelector('.wheel-rim')?.getAttribute('r'));
  expect(rim).toBeGreaterThan(SIDE / 3);
  expect(rim).toBeLessThanOrEqual(SIDE / 2);
  const fields = Array.from(disc.querySelectorAll('.wheel-field'), (field) => field.getAttribute('d') ?? '');
  const numbers = fields.flatMap((field) => field.match(/[\d.]+/g) ?? []).map(Number);
  expect([fields.length, Math.min(...numbers) >= 0, Math.max(...numbers) <= SIDE]).toEqual([8, true, true]);
  const words = [...disc.querySelectorAll('text')];
  expect(words.map(({ textContent }) => textContent)).toEqual(prizes.map(({ title }) => title));
  for (const word of words) expect(SIDE / 2 - Number(word.getAttribute('y'))).toBeLessThan(rim);
});

test('a wheel that nobody has turned stands at its beginning, and a turned one with the prize at the top', async () => {
  expect(turnedBy(await drawWheel())).toBe(0);
  expect(turnedBy(await drawWheel(3))).toBe(360 - 2 * 45);
});

test('for who wants no motion the wheel stands at its prize at once', async () => {
  expect((await drawWheel(3)).style.transitionDuration).toBe('3200ms');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect((await drawWheel(3)).style.transitionDuration).toBe('0ms');
});

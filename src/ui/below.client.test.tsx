import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { draw } from '../../tests/kit/client/draw.ts';
import { settle } from '../../tests/kit/client/turns.ts';
import { Below } from './below.tsx';
import { late } from './lazy-named.ts';
import { Until } from './until.tsx';

const MOST_DRAWINGS = 20;

test('what is below is drawn after what is above it', async () => {
  const place = await draw(
    <p>
      above<Below>below</Below>
    </p>,
  );
  expect(place.textContent).toBe('abovebelow');
});

test('a part that has just arrived is drawn at once, and a few times at most', async () => {
  let drawings = 0;
  let arrive = (_part: () => ReactNode): void => undefined;
  const Part = late(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
  const place = await draw(
    <Until fallback="loading">
      <Part />
    </Until>,
  );
  expect(place.textContent).toBe('loading');
  arrive(() => {
    drawings += 1;
    if (drawings > MOST_DRAWINGS) throw new Error('It is drawn again and again');
    return (
      <>
        part<Below> and below</Below>
      </>
    );
  });
  await settle();
  expect(place.textContent).toBe('part and below');
  expect(drawings).toBeLessThan(5);
});

test('of a long list as many as a phone shows are drawn first, and stay the same when the others come', async () => {
  const { useFirstOf } = await import('./below.tsx');
  const drawn: number[] = [];
  const numbers = [1, 2, 3, 4, 5];
  function List() {
    const inSight = useFirstOf(numbers, 2);
    drawn.push(inSight.length);
    return inSight.map((one) => <i key={one}>{one}</i>);
  }
  const made: Element[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) made.push(...([...addedNodes] as Element[]));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const place = await draw(<List />);
  observer.disconnect();
  expect([drawn, place.textContent]).toEqual([[2, 5], '12345']);
  expect(made.filter(({ textContent }) => textContent === '1')).toHaveLength(1);
});

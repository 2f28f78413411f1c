import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { draw, seenText, tap } from '../../../../../tests/kit/client/draw.ts';
import type { Alike } from './alike.tsx';

type Props = ComponentProps<typeof Alike>;
const brands = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Koi ${id}` }));

async function drawAlike(answer: Pick<Props['answer'], 'brandIds' | 'typeIds'>) {
  const chosen: unknown[] = [];
  const { Alike: Part } = await import('./alike.tsx');
  const place = await draw(
    <Part
      lobby={{ brands } as unknown as Props['lobby']}
      typeNames={{ 4: 'Koi fishing' }}
      answer={{ games: [], ...answer } as unknown as Props['answer']}
      onChoose={(only) => chosen.push(only)}
    />,
  );
  return { place, chosen, chips: () => [...place.querySelectorAll('button')] };
}

test('types and brands that are called as what was typed are one tap away, types first, six at most', async () => {
  const { chips, chosen } = await drawAlike({ typeIds: [4], brandIds: [1, 2, 3, 4, 5, 6] });
  expect(chips().map(seenText)).toEqual(['Koi fishing', 'Koi 1', 'Koi 2', 'Koi 3', 'Koi 4', 'Koi 5']);
  await tap(chips()[0]);
  await tap(chips()[2]);
  expect(chosen).toEqual([{ typeIds: [4] }, { brandIds: [2] }]);
});

test('a brand that this phone does not know yet is not offered, and nothing stands where nothing is alike', async () => {
  expect((await drawAlike({ typeIds: [], brandIds: [99] })).place.textContent).toBe('');
});

import { expect, test, vi } from 'vitest';
import { drawHook } from '../../../tests/kit/client/draw.ts';

test('letters of another size are told as another width is, once for each size and never at first', async () => {
  let tell: (entries: { contentRect: { width: number } }[]) => void = () => undefined;
  const ends: string[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: typeof tell) {
        tell = heard;
      }
      observe = (letter: HTMLElement) => ends.push(`looks at ${letter.style.width}`);
      disconnect = () => ends.push('ends');
    },
  );
  const heard = vi.fn<() => void>();
  addEventListener('resize', heard);
  const { useLetterSize } = await import('./use-letter-size.ts');
  await drawHook(() => useLetterSize());
  const times = [16, 16, 21, 21, 16].map((width) => {
    tell([{ contentRect: { width } }]);
    return heard.mock.calls.length;
  });
  removeEventListener('resize', heard);
  expect([times, ends]).toEqual([[0, 0, 1, 1, 2], ['looks at 1em']]);
});

import { expect, test, vi } from 'vitest';
import { draw, seenText, tap } from '../../../tests/kit/client/draw.ts';

test('each words that come are brought into sight, and none that are gone', async () => {
  const { useState } = await import('react');
  const { useInSight } = await import('./use-in-sight.ts');
  const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const said = [undefined, 'Wrong password', 'Wrong password', 'Too many tries', undefined];
  function Form() {
    const [at, setAt] = useState(0);
    const region = useInSight<HTMLButtonElement>(said[at]);
    return (
      <button ref={region} type="button" onClick={() => setAt(at + 1)}>
        {said[at]}
      </button>
    );
  }
  const place = await draw(<Form />);
  for (const _ of said.slice(1)) await tap(place.querySelector('button'));
  expect(inSight.mock.contexts).toHaveLength(2);
  expect(seenText(place)).toBe('');
});

test('why something was refused is brought into sight', async () => {
  const { AlertNote } = await import('./alert-note.tsx');
  const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const place = await draw(<AlertNote note={{ key: 'login.wrong', text: 'Wrong password' }} />);
  expect(inSight.mock.contexts).toEqual([place.querySelector('[role=alert]')]);
});

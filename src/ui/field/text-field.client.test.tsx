import { expect, test } from 'vitest';
import { draw } from '../../../tests/kit/client/draw.ts';
import { AreaField, TextField } from './text-field.tsx';

const WRONG = { key: 'field.wrong', text: 'Type an amount' };

test.each([
  ['what is wrong', undefined, WRONG, 'Type an amount'],
  ['what is wrong, in place of what helps', 'Pesos only', WRONG, 'Type an amount'],
  ['what helps', 'Pesos only', undefined, 'Pesos only'],
  ['nothing', undefined, undefined, undefined],
])('with a field a reader hears %s', async (_what, hint, error, heard) => {
  const place = await draw(<TextField label="Amount" hint={hint} error={error} />);
  const described = place.querySelector('input')?.getAttribute('aria-describedby');
  const words = described === null ? undefined : place.querySelector(`[id="${described}"]`)?.textContent;
  expect(words).toBe(heard);
});

test('a field has to be filled in, unless it says otherwise', async () => {
  const place = await draw(
    <>
      <TextField label="Amount" />
      <TextField label="Nickname" aria-required={false} />
      <AreaField label="Question" />
    </>,
  );
  const told = Array.from(place.querySelectorAll('input, textarea'), (field) => field.getAttribute('aria-required'));
  expect(told).toEqual(['true', 'false', 'true']);
});

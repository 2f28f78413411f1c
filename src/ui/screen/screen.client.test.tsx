import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { expect, test } from 'vitest';
import { draw } from '../../../tests/kit/client/draw.ts';
import { settle } from '../../../tests/kit/client/turns.ts';
import { Screen } from './screen.tsx';

test('a heading that changes names the page and the main area anew, and no page of another name', async () => {
  const title = signal('Withdraw');
  function Place() {
    useSignals();
    return (
      <Screen title={title.value} back={{ label: 'Back', run: () => undefined }}>
        How much
      </Screen>
    );
  }
  document.title = 'Withdraw · Perya';
  const place = await draw(<Place />);
  const change = async (to: string) => {
    title.value = to;
    await settle();
    return [document.title, place.querySelector('main')?.getAttribute('aria-label')];
  };
  expect(await change('Withdraw: GCash')).toEqual(['Withdraw: GCash · Perya', 'Withdraw: GCash']);
  document.title = 'News · Perya';
  expect(await change('Withdraw')).toEqual(['News · Perya', 'Withdraw']);
});

test.each([
  ['on the screen, the focus goes to the screen', 'inside', 'MAIN'],
  ['beside the screen, the screen takes no focus', 'beside', 'BODY'],
])('where what had the focus goes away %s', async (_where, which, expected) => {
  const isGone = signal(false);
  function Place() {
    useSignals();
    const stays = (name: string) => !isGone.value || name !== which;
    return (
      <>
        {stays('beside') && <button type="button">beside</button>}
        <Screen title="Withdraw" back={{ label: 'Back', run: () => undefined }}>
          {stays('inside') && <button type="button">inside</button>}
          <p>{isGone.value ? 'Cancelled' : 'Under way'}</p>
          {isGone.value && <p>Your money is back</p>}
        </Screen>
      </>
    );
  }
  const place = await draw(<Place />);
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === which)?.focus();
  expect(document.activeElement?.textContent).toBe(which);
  isGone.value = true;
  await settle();
  expect(document.activeElement?.tagName).toBe(expected);
});

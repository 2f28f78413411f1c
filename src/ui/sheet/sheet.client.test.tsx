import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Activity } from 'react';
import { expect, test } from 'vitest';
import { buttonOf, draw, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { Sheet } from './sheet.tsx';

test('a sheet that React hides and shows again has all that it held, and leaves no name twice behind', async () => {
  const isShown = signal(true);
  function Place() {
    useSignals();
    return (
      <Activity mode={isShown.value ? 'visible' : 'hidden'}>
        <Sheet look="popup" title="Terms" onClose={() => undefined}>
          <input type="radio" name="way" id="one" defaultChecked />
          <p data-msg-key="terms.read">Read them</p>
        </Sheet>
      </Activity>
    );
  }
  const place = await draw(<Place />);
  await pass(100);
  const dialog = () => place.querySelector('dialog');
  expect(dialog()?.open).toBe(true);
  const left: Element[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) left.push(...[...addedNodes].filter((one) => one instanceof Element));
  }).observe(document.body, { childList: true });
  isShown.value = false;
  await pass(400);
  expect(dialog()?.open).toBe(false);
  const [picture] = left;
  expect(picture && seenText(picture)).toContain('Read them');
  expect(picture?.querySelectorAll('[id], [name], [data-msg-key]')).toHaveLength(0);
  isShown.value = true;
  await pass(100);
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.querySelector('.sheet-panel [data-msg-key="terms.read"]')?.textContent).toBe('Read them');
  expect(dialog()?.querySelector<HTMLInputElement>('#one')?.checked).toBe(true);
});

test('a file picker that is closed leaves the sheet around it open, and Escape closes it', async () => {
  let closed = 0;
  const place = await draw(
    <Sheet look="popup" title="Your ID" onClose={() => (closed += 1)}>
      <input type="file" aria-label="ID front" />
    </Sheet>,
  );
  await pass(100);
  const say = (of: string) =>
    place.querySelector(of)?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
  say('input');
  expect(closed).toBe(0);
  say('dialog');
  expect(closed).toBe(1);
});

test('where the button that has the focus goes, a sheet hands it to its title', async () => {
  const isTaken = signal(false);
  function Letter() {
    useSignals();
    return (
      <Sheet look="popup" title="Your gift" onClose={() => undefined}>
        {isTaken.value ? (
          <p>It is yours</p>
        ) : (
          <button type="button" onClick={() => (isTaken.value = true)}>
            Take it
          </button>
        )}
      </Sheet>
    );
  }
  const place = await draw(<Letter />);
  await pass(100);
  buttonOf(place, 'Take it')?.focus();
  await tap(buttonOf(place, 'Take it'));
  await pass(100);
  expect(document.activeElement?.textContent).toBe('Your gift');
});

import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { expect, test } from 'vitest';
import { draw } from '../../../../tests/kit/client/draw.ts';
import { openLobby } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';

test('each of the moments that a page waits for draws it anew', async () => {
  await openLobby();
  const { atServer } = await import('#data/device/server-clock.ts');
  const { useLookAgain } = await import('./use-look-again.ts');
  const moment = signal(0);
  function Place() {
    useSignals();
    useLookAgain(moment.value);
    return atServer() > moment.value ? 'over' : 'on';
  }
  const place = await draw(<Place />);
  for (const leftMs of [1_000, 1_000, 1_000]) {
    moment.value = atServer() + leftMs;
    await pass(10);
    expect(place.textContent).toBe('on');
    await pass(leftMs + 100);
    expect(place.textContent).toBe('over');
  }
});

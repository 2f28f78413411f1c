import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { draw, said } from '../../../tests/kit/client/draw.ts';
import { openLobby, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../tests/kit/client/wire.ts';

test('a time-out is told of while the server does not know it, and once when it does', async () => {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  const { StopNotice } = await import('./stop-notice.tsx');
  const { wishStop } = await import('#data/care/stop.ts');
  const { toast } = await import('#data/toasts.ts');
  const place = await draw(<StopNotice />);
  expect(place.querySelector('[role="status"]')?.textContent).toBe('');
  setOnline(false);
  wishStop({ kind: 'timeOut', length: 1_440 });
  await pass(500);
  expect(said(place, 'care.timeOutHere')).toContain('once you’re connected');
  wire.on(games.takeBreak, { ...exampleOf(games.takeBreak), until: Date.now() + 86_400_000 });
  setOnline(true);
  await pass(2_000);
  expect(place.querySelector('[role="status"]')?.textContent).toBe('');
  expect(toast.value?.key).toBe('care.timeOutSet');
});

import { expect, test, vi } from 'vitest';
import { session } from '#contract/session.ts';
import { buttonOf, draw, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { onPageEnd, openLobby } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const MISTYPED = '9171234567';
const RIGHT = '9181234567';

async function field(mobile: string) {
  const { CodeField } = await import('./code-field.tsx');
  return draw(<CodeField countryCode="63" mobile={mobile} checkMobile={async () => true} error={undefined} />);
}

test('after a code went to a mistyped number, one goes to the right number at once, and the next one there after a minute', async () => {
  await openLobby();
  const [wrong, right] = [await field(MISTYPED), await field(RIGHT)];
  await tap(buttonOf(wrong, 'Send code'));
  await pass(400);
  expect([seenText(wrong), seenText(right)]).toEqual([
    expect.stringContaining('60 s'),
    expect.not.stringContaining('60 s'),
  ]);
  await tap(buttonOf(right, 'Send code'));
  await pass(400);
  await tap(right.querySelector('button'));
  await pass(400);
  expect(wire.asked(session.smsSend).map(({ body }) => body['mobile'])).toEqual([MISTYPED, RIGHT]);
});

test('where the mark of this phone cannot be made, the button is free again and says that no code went', async () => {
  vi.doMock('#data/app/worker.ts', () => ({ getWorkshop: () => Promise.reject(new TypeError('No such piece')) }));
  onPageEnd(() => vi.doUnmock('#data/app/worker.ts'));
  await openLobby();
  const { toast } = await import('#data/toasts.ts');
  const place = await field(RIGHT);
  await tap(buttonOf(place, 'Send code'));
  await pass(400);
  expect([buttonOf(place, 'Send code')?.getAttribute('aria-disabled'), toast.value?.key]).toEqual([
    'false',
    'common.serverFailed',
  ]);
  expect(wire.asked(session.smsSend)).toEqual([]);
});

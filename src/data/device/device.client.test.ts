import { expect, test, vi } from 'vitest';
import { leavePage } from '../../../tests/kit/client/page.ts';

/** Every write is refused, as by a phone that is full; what was written before is still there. */
function fill(): void {
  const own = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => own.getItem(key),
    removeItem: (key: string) => own.removeItem(key),
    setItem: () => {
      throw new DOMException('The phone is full', 'QuotaExceededError');
    },
  });
}

test('what a full phone does not take is known until the page goes, also where it has an older value', async () => {
  const { readDevice, removeDevice, writeDevice } = await import('./device.ts');
  writeDevice('language', 'en-PH');
  fill();
  writeDevice('language', 'fil-PH');
  writeDevice('lowData', '1');
  expect([readDevice('language'), readDevice('lowData')]).toEqual(['fil-PH', '1']);
  removeDevice('lowData');
  expect(readDevice('lowData')).toBeUndefined();
  await leavePage();
  expect((await import('./device.ts')).readDevice('language')).toBe('en-PH');
});

test('what another tab has written since takes the place of what could not be written here', async () => {
  const { readDevice, writeDevice } = await import('./device.ts');
  writeDevice('language', 'en-PH');
  const own = localStorage;
  fill();
  writeDevice('language', 'fil-PH');
  own.setItem('language', 'fr');
  expect(readDevice('language')).toBe('fr');
});

import { expect, test, vi } from 'vitest';
import { draw } from '../../../tests/kit/client/draw.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

const pointer = (type: string, clientY: number) =>
  new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true, clientY });

async function press() {
  const { dragToClose } = await import('./drag-to-close.ts');
  const close = vi.fn();
  const place = await draw(
    <div className="panel">
      <div className="head" {...dragToClose(close)} />
    </div>,
  );
  const panel = place.querySelector<HTMLElement>('.panel')!;
  const head = place.querySelector<HTMLElement>('.head')!;
  // As browsers do: what is no longer in the document catches no thumb.
  head.setPointerCapture = () => {
    if (!head.isConnected) throw new DOMException('The element is in no document', 'InvalidStateError');
  };
  head.dispatchEvent(pointer('pointerdown', 0));
  return { panel, close };
}

test('a sheet that is pulled far enough closes', async () => {
  const { panel, close } = await press();
  window.dispatchEvent(pointer('pointermove', 120));
  expect(panel.style.translate).toBe('0 120px');
  window.dispatchEvent(pointer('pointerup', 120));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a sheet that goes by itself under the thumb leaves the thumb alone, and is not closed once more', async () => {
  const { panel, close } = await press();
  const errors: unknown[] = [];
  const note = ({ error }: ErrorEvent): void => void errors.push(error);
  window.addEventListener('error', note);
  window.dispatchEvent(pointer('pointermove', 50));
  panel.remove();
  expect(() => window.dispatchEvent(pointer('pointermove', 120))).not.toThrow();
  window.dispatchEvent(pointer('pointerup', 120));
  await settle();
  window.removeEventListener('error', note);
  expect([errors, close.mock.calls.length]).toEqual([[], 0]);
});

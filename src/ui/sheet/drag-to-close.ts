/** A sheet from below follows the thumb that pulls at its head, and closes when it was pulled far or fast enough. */
import type { PointerEvent } from 'react';

const FAR_PX = 96;
const FAST_PX_PER_MS = 0.5;
const TAP_PX = 6;
const KEPT_MS = 100;

interface Drag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

export function dragToClose(close: () => void): Drag {
  return {
    onPointerDown(event) {
      const head = event.currentTarget;
      const panel = head.parentElement;
      if (!panel || !event.isPrimary) return;
      follow(head, panel, event.nativeEvent, close);
    },
  };
}

function follow(head: HTMLElement, panel: HTMLElement, start: globalThis.PointerEvent, close: () => void): void {
  const pulled = (event: globalThis.PointerEvent): number => Math.max(0, event.clientY - start.clientY);

  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== start.pointerId || pulled(event) < TAP_PX) return;
    // It went by itself under the thumb, and what is in no document catches nothing.
    if (!head.isConnected) return stop();
    // From here on it is no tap any more, and the button under the thumb must not hear of it.
    head.setPointerCapture(event.pointerId);
    panel.style.transition = 'none';
    panel.style.translate = `0 ${pulled(event)}px`;
  };
  const end = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (!head.isConnected) return;
    const speed = pulled(event) / Math.max(1, event.timeStamp - start.timeStamp);
    const isFlung = pulled(event) >= TAP_PX * 4 && speed > FAST_PX_PER_MS;
    const closes = event.type === 'pointerup' && (pulled(event) > FAR_PX || isFlung);
    const settle = (): void => {
      panel.style.transition = '';
      panel.style.translate = '';
    };
    if (!closes) return settle();
    // It goes on from where the thumb has left it; one whose owner keeps it comes back.
    close();
    setTimeout(() => panel.closest('dialog') && settle(), KEPT_MS);
  };
  const stop = (): void => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

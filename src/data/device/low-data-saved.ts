/** How much low-data mode has spared on this device: counted from pictures that really came over the network. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import * as v from 'valibot';
import { ICON_BYTES, iconWidth } from '#contract/icon-width.ts';
import { FromWorker } from '#contract/messages.ts';
import { readDevice, writeDevice } from './device.ts';
import { isLowData } from './low-data.ts';

const kept = (): number => Number(readDevice('lowDataSaved') ?? 0) || 0;

const saved = signal(kept());

export const savedBytes: ReadonlySignal<number> = saved;

/** For as long as the page lives. Without a service worker nothing is counted, and so too little rather than too much. */
export function countSavedData(): void {
  if (!('serviceWorker' in navigator)) return;
  const usual = iconWidth(devicePixelRatio);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = v.safeParse(FromWorker, data);
    if (!said.success || said.output.kind !== 'picture-fetched' || !isLowData.value) return;
    const width = Number(new URL(said.output.url).searchParams.get('w'));
    const spared = (ICON_BYTES[usual] ?? 0) - (ICON_BYTES[width] ?? ICON_BYTES[usual] ?? 0);
    if (spared <= 0) return;
    // Another tab counts its own in the same place.
    saved.value = kept() + spared;
    writeDevice('lowDataSaved', String(saved.value));
  });
  navigator.serviceWorker.startMessages();
}

/** The mark of this browser: read where it is stored, made in the worker only where it is not. */
import { readDevice, writeDevice } from './device.ts';

const WAIT_MS = 4_000;

/** It is wanted by the calls of a player, not by the first screen, so it waits until the phone has nothing else to do. */
export async function ensureFingerprint(): Promise<void> {
  if (readDevice('fingerprint')) return;
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const { getWorkshop } = await import('./worker.ts');
  const workshop = await getWorkshop();
  const traits = [screen.width, screen.height, screen.colorDepth, devicePixelRatio].join('x');
  writeDevice('fingerprint', await workshop.makeFingerprint(traits));
}

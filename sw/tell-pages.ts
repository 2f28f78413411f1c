import type { FromWorker } from '#contract/messages.ts';
import { scope } from './scope.ts';

export async function tellPages(message: FromWorker): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

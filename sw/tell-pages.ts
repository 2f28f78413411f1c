import type { FromWorker } from '#contract/messages.ts';
import { scope } from './scope.ts';

export const tellPage = (page: Client, message: FromWorker): void => page.postMessage(message);

export async function tellPages(message: FromWorker): Promise<void> {
  for (const page of await scope.clients.matchAll({ type: 'window' })) tellPage(page, message);
}

/** Also one that has come past this program. One that nobody looks at may have been put to sleep, and says nothing of it. */
export const isAnyPageSeen = async (): Promise<boolean> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).some(
    ({ visibilityState }) => visibilityState === 'visible',
  );

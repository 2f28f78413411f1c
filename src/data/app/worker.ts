/** The page's worker, started when it is first needed. Where it cannot start, the page does the same work itself. */
import { wrap, type Remote } from 'comlink';
import type { Workshop } from '#workers/index.ts';
import { once } from '#shared/in-turn.ts';
import { log } from '#shared/log.ts';
import { trustedScriptUrl } from './trusted.ts';
import workerUrl from '../../../workers/entry.ts?worker&url';

const START_DEADLINE_MS = 4_000;

export const getWorkshop = once(startWorkshop);

async function startWorkshop(): Promise<Remote<Workshop> | Workshop> {
  try {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'workshop' });
    const remote = wrap<Workshop>(worker);
    await answers(worker, remote);
    return remote;
  } catch (error) {
    log.info('the worker did not start', { why: String(error) });
    const { workshop: here } = await import('#workers/index.ts');
    return here;
  }
}

/** A blocked or broken worker script fires an error event or nothing at all, so it must say that it is there. */
function answers(worker: Worker, remote: Remote<Workshop>): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker script failed')));
    setTimeout(() => reject(new Error('The worker is silent')), START_DEADLINE_MS);
    remote.ping().then(() => resolve(), reject);
  });
}

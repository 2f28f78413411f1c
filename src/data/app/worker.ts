/**
 * The page's worker, started when it is first needed. Where it cannot start, the page does the same work itself. The page runs
 * under Trusted Types: only an address that went through the policy below may become a worker or the service worker.
 */
import { wrap, type Remote } from 'comlink';
import type { Workshop } from '#workers/index.ts';
import { once } from '#shared/once.ts';
import { log } from '#shared/log.ts';
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

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** It lets through scripts of our own origin and nothing else. */
const policy = trustedTypes?.createPolicy('perya', { createScriptURL: ownScript });

/** The value is a TrustedScriptURL where the browser has them; the DOM's types call it a string. */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : ownScript(url);
}

function ownScript(url: string): string {
  const absolute = new URL(url, location.href);
  if (absolute.origin !== location.origin) throw new TypeError(`Not a script of ours: ${absolute.origin}`);
  return absolute.href;
}

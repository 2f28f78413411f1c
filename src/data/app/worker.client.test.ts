import { expect, test, vi } from 'vitest';
import { onPageEnd } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

const addresses: string[] = [];

/** A browser whose workers start and do what the test says; without a word they are silent. */
function haveWorkers(begin: (worker: EventTarget) => void = () => undefined): void {
  class SilentWorker extends EventTarget {
    constructor(address: string) {
      super();
      addresses.push(address);
      setTimeout(() => begin(this), 1);
    }
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  onPageEnd(() => addresses.splice(0));
}

async function askWorkshop() {
  const { getWorkshop } = await import('./worker.ts');
  let isThere = false;
  void getWorkshop().then(() => (isThere = true));
  await settle();
  return { isThere: () => isThere, getWorkshop };
}

test('a worker that says nothing is waited for four seconds, and the page does its work itself then', async () => {
  haveWorkers();
  const { isThere, getWorkshop } = await askWorkshop();
  await pass(3_900);
  expect(isThere()).toBe(false);
  await pass(200);
  expect(isThere()).toBe(true);
  const workshop = await getWorkshop();
  expect([await workshop.ping(), addresses.length]).toEqual([true, 1]);
});

test('a worker whose script fails is not waited for', async () => {
  haveWorkers((worker) => worker.dispatchEvent(new Event('error')));
  const { isThere } = await askWorkshop();
  await pass(100);
  expect(isThere()).toBe(true);
});

test('a browser without workers has the page do the work', async () => {
  const { isThere } = await askWorkshop();
  expect(isThere()).toBe(true);
});

test('only a script of our own becomes a worker', async () => {
  const { trustedScriptUrl } = await import('./worker.ts');
  expect(trustedScriptUrl('/sw.js')).toBe('http://localhost:4599/sw.js');
  expect(() => trustedScriptUrl('https://evil.example/sw.js')).toThrow(TypeError);
});

/**
 * For the whole run the sandbox's bank does nothing by itself, which would come at a moment of its own; afterwards it goes on
 * as before. All tests share it, so no test changes its mode.
 */
import type { FullConfig } from '@playwright/test';

// oxlint-disable-next-line import/no-default-export -- Playwright looks for this one.
export default async function workBankByHand({ projects: [project] }: FullConfig): Promise<() => Promise<void>> {
  const address = `${project?.use.baseURL}/sandbox/orders`;
  const say = async (mode: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ mode }) });
    if (!reply.ok) throw new Error(`The bank takes no word: ${reply.status}`);
  };
  const { mode } = (await (await fetch(address)).json()) as { mode: string };
  await say('hand');
  return () => say(mode);
}

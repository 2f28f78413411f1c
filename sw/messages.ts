/** What the page says to this program. */
import * as v from 'valibot';
import { ToWorker } from '#contract/messages.ts';
import { letGoOfOld } from '#shared/waits.ts';
import { keepConfig } from './api/config.ts';
import { myBuild } from './lifecycle.ts';
import { keepPictures } from './pictures.ts';
import { scope } from './scope.ts';
import { drainSoon, keepStopForLater } from './sync/triggers.ts';

/** A message of another shape comes from an older or newer page: it is left alone, the page works without it. */
export async function hear(event: ExtendableMessageEvent): Promise<void> {
  const read = v.safeParse(ToWorker, event.data);
  if (!read.success) return;
  const message = read.output;
  const reply = (words: object): void => event.ports[0]?.postMessage(words);
  if (message.kind === 'activate') await scope.skipWaiting();
  if (message.kind === 'take-over') await scope.clients.claim();
  if (message.kind === 'keep-config') await keepConfig(message.reply);
  if (message.kind === 'keep-pictures') await keepPictures(message.urls, event);
  if (message.kind === 'keep-stop') await keepStopForLater(message.stop);
  if (message.kind === 'let-go') letGoOfOld();
  if (message.kind === 'drain') reply({ isLeft: await drainSoon(message) });
  if (message.kind === 'tell-build') reply({ build: await myBuild() });
}

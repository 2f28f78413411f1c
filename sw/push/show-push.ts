/** Tells what a player has asked to be told while the app is closed, and leads to it at a tap. */
import * as v from 'valibot';
import { PushMessage } from '#contract/push.ts';
import { PUSH_ADDRESSES, PUSH_KINDS } from '#contract/push-kinds.ts';
import { log } from '#shared/log.ts';
import { scope } from '../scope.ts';
import { tellPage } from '../tell-pages.ts';
import { wordsOf } from './text.ts';

/** A browser forgives no message that shows nothing: one that we cannot read is not ours. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const read = v.safeParse(PushMessage, jsonOf(data));
  if (!read.success) return;
  const { kind, language } = read.output;
  const { title, body } = wordsOf(kind, language);
  // Two of a kind are one: the newer takes the place of the older.
  const look = { body, lang: language, tag: kind, icon: '/icons/icon-192.png', badge: '/icons/favicon-32.png' };
  await scope.registration.showNotification(title, look);
}

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** An open app is led there without a reload; a closed one opens there. */
export async function followPush(notification: Notification): Promise<void> {
  notification.close();
  const kind = PUSH_KINDS.find((known) => known === notification.tag);
  if (!kind) return;
  const address = PUSH_ADDRESSES[kind];
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (!open) return void (await scope.clients.openWindow(address));
  // A browser may keep a page in the background; it is led there all the same.
  await open.focus().catch((error: unknown) => log.info('a page stays behind', { why: String(error) }));
  tellPage(open, { kind: 'go-to', address });
}

/**
 * The operator's live chat: an entry of customer service whose address is a chat's opens the widget in a frame of its own.
 * Its script is another company's, so it never runs beside what is the player's.
 */
import type { ServiceEntry } from '#contract/service.ts';
import { player } from './player/session.ts';
import { settings } from './device/settings.ts';

export const CHAT_FRAME = '/chat/frame.html';

/** The licence is the number in the chat's address; undefined for an entry that is no chat. */
export function chatLicence({ url }: ServiceEntry): number | undefined {
  const { chatHost, chatScript } = settings;
  if (chatHost === '' || chatScript === '' || !url.includes(chatHost)) return undefined;
  const digits = /\d+/.exec(url.slice(url.indexOf(chatHost) + chatHost.length))?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Tells the frame which chat it is, and who is asking, as far as that is known. */
export function openChatIn(frame: HTMLIFrameElement, licence: number): void {
  const user = player.value?.user as { nickname?: string; account?: string; email?: unknown } | undefined;
  const email = typeof user?.email === 'string' ? user.email : '';
  const name = user?.nickname || user?.account || '';
  // The frame is of no origin at all, so none can be named; what stands in it is our own document.
  frame.contentWindow?.postMessage({ kind: 'open-chat', script: settings.chatScript, licence, name, email }, '*');
}

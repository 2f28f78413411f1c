import { STORED_AT_HEADER } from '#contract/stored-at.ts';
import type { EarlyReply } from './types.ts';

const SETTINGS_ELEMENT = 'settings';
const PATH = '/app/v1/anonymous/appConfig';
const DEADLINE_MS = 60_000;

/** The same question as the program's own; it says who asks as every call does. */
export async function config(): Promise<EarlyReply> {
  const settings = JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent || '{}') as Record<string, string>;
  const reply = await fetch((settings.apiPrefix ?? '/prod-api-2') + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      gameListVersion: '',
      clientReferrer: settings.clientReferrer ?? 'ph',
      channel: settings.channel ?? 'WEB',
      appId: settings.appId ?? 'com.demo.web',
      platform: /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ? 0 : 1,
    }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const storedAt = Number(reply.headers.get(STORED_AT_HEADER));
  // A body that is not JSON, or was cut off, is left for the program to name.
  const body: unknown = await reply.json().catch(() => undefined);
  return { isOk: reply.ok, status: reply.status, storedAt, body };
}

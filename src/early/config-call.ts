import { platformOf } from '#contract/defaults.ts';
import { isForeign, type RawReply, STORED_AT_HEADER } from '#contract/reply.ts';
import { settings } from './kept-facts.ts';

const PATH = '/app/v1/anonymous/appConfig';
const DEADLINE_MS = 60_000;

/** A guest's question on a first visit: nothing is stored yet, no token, no mark of the device, no ad parameters. */
export function askForConfig(): Promise<Response> {
  const { apiPrefix, clientReferrer, channel, appId } = settings();
  return fetch(apiPrefix + PATH, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      gameListVersion: '',
      clientReferrer,
      channel,
      appId,
      platform: platformOf(navigator.userAgent),
    }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
}

/** `see` is told what has come of the reply whenever more of it has. */
export async function readConfig(
  asked: Promise<Response>,
  see: (text: string) => void = () => undefined,
): Promise<RawReply> {
  const reply = await asked;
  const storedAt = Number(reply.headers.get(STORED_AT_HEADER));
  // A body that is not JSON, or was cut off, is left for the program to name.
  const body: unknown = await readJson(reply, see).catch(() => undefined);
  return { isOk: reply.ok, status: reply.status, storedAt, isForeign: isForeign(reply), body };
}

async function readJson({ body }: Response, see: (text: string) => void): Promise<unknown> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    text += decoder.decode(part?.value, { stream: true });
    if (!part || part.done) return JSON.parse(text);
    see(text);
  }
}

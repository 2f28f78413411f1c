/**
 * Sends one picture and says how far it has come. Not through `fetch`, which tells nothing of a request on its way; for
 * the same reason the service worker leaves this one call to the browser.
 */
import { kyc } from '#contract/kyc.ts';
import { withDeadline } from '#shared/in-time.ts';
import { makeTurns } from '#shared/in-turn.ts';
import { log } from '#shared/log.ts';
import { onChange } from '#shared/on-change.ts';
import { fail, type Outcome, succeed } from '#shared/outcome.ts';
import { getWorkshop } from '../app/worker.ts';
import { callHeaders, readReply } from '../call/call.ts';
import { whyNoMark } from '../device/fingerprint.ts';
import { settings } from '../device/settings.ts';
import { samePlayer } from '../player/same-player.ts';
import { sessionMark } from '../player/session.ts';

/** However well it goes on. */
const DEADLINE_MS = 600_000;
/** A line on which nothing moves for so long is dead. */
const STILL_MS = 30_000;
/** What the phone has handed over may wait in its line. The server gives up a picture that comes more slowly. */
const SLOWEST_BYTES_A_SECOND = 2_000;
/** What is smaller goes up as it is. */
const SHRUNK_FROM_BYTES = 300_000;
/** A worker that has died under a large picture says nothing any more, and the next pictures wait behind this one. */
const SHRINK_DEADLINE_MS = 20_000;

/** One of the four sides; also the name of its part and of its path in the answer. */
export type Slot = 1 | 2 | 3 | 4;

/** Several at once would share a slow line, and fail together. */
const inTurn = makeTurns();

interface Sending {
  onProgress?: (share: number) => void;
  /** The player no longer wants it: it leaves the line, or its place in it. */
  unwanted?: AbortSignal;
}

/** Waits for its turn. Resolves with the path under which the server keeps the picture. */
export async function uploadPicture(slot: Slot, picture: File, sending: Sending = {}): Promise<Outcome<string>> {
  const isSamePlayer = samePlayer();
  const isWanted = (): boolean => isSamePlayer() && !sending.unwanted?.aborted;
  let sent: Outcome<string> = fail({ kind: 'stale' });
  await inTurn(async () => {
    if (isWanted()) sent = await send(slot, picture, sending);
  });
  return isWanted() ? sent : fail({ kind: 'stale' });
}

async function send(slot: Slot, picture: File, sending: Sending): Promise<Outcome<string>> {
  sending.onProgress?.(0);
  const noMark = await whyNoMark();
  if (noMark) return fail(noMark);
  const form = new FormData();
  const small = await shrinkPicture(picture);
  form.append(`file${slot}`, small, picture.name);
  const sent = await post(form, small.size, sending);
  if (!sent.ok) return sent;
  const read = readReply(kyc.uploadKyc, sent.value);
  if (!read.ok) return read;
  const path = read.value.answer[`path${slot}`];
  return path === '' ? fail({ kind: 'broken', detail: 'no path for the picture' }) : succeed(path);
}

/** A picture that the worker cannot read goes up as it is: the server has the last word on it. */
export async function shrinkPicture(picture: File): Promise<Blob> {
  if (picture.size < SHRUNK_FROM_BYTES) return picture;
  try {
    return await withDeadline((await getWorkshop()).shrinkPicture(picture), SHRINK_DEADLINE_MS);
  } catch (error) {
    log.info('a picture was not shrunk', { why: String(error) });
    return picture;
  }
}

type Reply = Parameters<typeof readReply>[1];

function post(form: FormData, bytes: number, { onProgress, unwanted }: Sending): Promise<Outcome<Reply>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${settings.apiPrefix}${kyc.uploadKyc.path}`);
    // The browser names the form's own content type, with its boundary.
    for (const [name, value] of Object.entries(callHeaders(kyc.uploadKyc, undefined))) {
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.timeout = DEADLINE_MS;
    const giveUp = (): void => request.abort();
    let still = setTimeout(giveUp, STILL_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(still);
      const isHandedOver = loaded >= total;
      still = setTimeout(giveUp, STILL_MS + (isHandedOver ? (1_000 * bytes) / SLOWEST_BYTES_A_SECOND : 0));
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const isOk = request.status >= 200 && request.status < 300;
      resolve(
        succeed({ isOk, status: request.status, storedAt: 0, isForeign: false, body: parse(request.responseText) }),
      );
    });
    const hadNetwork = navigator.onLine;
    const end = (why: { brokeOff?: true }): void =>
      resolve(fail(hadNetwork && navigator.onLine ? { kind: 'unanswered', ...why } : { kind: 'offline' }));
    request.addEventListener('error', () => end({ brokeOff: true }));
    request.addEventListener('timeout', () => end({}));
    request.addEventListener('abort', () => end({}));
    unwanted?.addEventListener('abort', giveUp);
    // The next player's pictures do not wait behind it.
    const stop = onChange(sessionMark, giveUp);
    request.addEventListener('loadend', () => {
      clearTimeout(still);
      stop();
    });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: the answer is not the server's.
  }
}

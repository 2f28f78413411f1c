/**
 * Sends one picture and says how far it has come. Not through `fetch`, which tells nothing of a request on its way; for
 * the same reason the service worker leaves this one call to the browser.
 */
import { kyc } from '#contract/kyc.ts';
import { log } from '#shared/log.ts';
import { fail, type Outcome, succeed } from '#shared/outcome.ts';
import { getWorkshop } from '../app/worker.ts';
import { callHeaders, readReply } from '../call/call.ts';
import { fingerprintNow } from '../device/fingerprint.ts';
import { settings } from '../device/settings.ts';

const DEADLINE_MS = 120_000;
/** What is smaller goes up as it is. */
const SHRUNK_FROM_BYTES = 1_000_000;

/** One of the four sides; also the name of its part and of its path in the answer. */
export type Slot = 1 | 2 | 3 | 4;

/** Resolves with the path under which the server keeps the picture. */
export async function uploadPicture(
  slot: Slot,
  picture: File,
  onProgress: (share: number) => void,
): Promise<Outcome<string>> {
  await fingerprintNow();
  const form = new FormData();
  form.append(`file${slot}`, await shrinkPicture(picture), picture.name);
  const sent = await post(form, onProgress);
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
    return await (await getWorkshop()).shrinkPicture(picture);
  } catch (error) {
    log.info('a picture was not shrunk', { why: String(error) });
    return picture;
  }
}

function post(form: FormData, onProgress: (share: number) => void): Promise<Outcome<Parameters<typeof readReply>[1]>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${settings.apiPrefix}${kyc.uploadKyc.path}`);
    // The browser names the form's own content type, with its boundary.
    for (const [name, value] of Object.entries(callHeaders(kyc.uploadKyc, undefined))) {
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.timeout = DEADLINE_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
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

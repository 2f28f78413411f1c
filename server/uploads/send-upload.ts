/** Gives a picture to the player it belongs to, and to nobody else: to others there is no such picture. */
import { log } from '#shared/log.ts';
import { inShare } from '../fair/shares.ts';
import { sayProtocolError, saySignedOut, toResponse } from '../http/answer.ts';
import { networkOf } from '../http/arrival.ts';
import type { Services } from '../services.ts';
import { tokenOf } from '../call/sessions.ts';
import { findUpload } from '../sql/queries/uploads.ts';
import { isPath } from './vault.ts';

/** What stands before the path of a picture, behind the API's prefix. */
export const UPLOADS_PREFIX = '/app/v1/kycFile/';

export async function sendUpload(request: Request, services: Services): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return nothingThere();
  const token = tokenOf(request);
  return inShare(services.shares, { token, network: networkOf(request) }, () => findAndSend(request, token, services));
}

async function findAndSend(request: Request, token: string | undefined, services: Services): Promise<Response> {
  const player = token === undefined ? undefined : await services.sessions.find(token, services.now());
  if (!player || player.bar !== undefined) return toResponse(saySignedOut());
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.lastIndexOf('/') + 1);
  const upload = isPath(path) ? await findUpload(services.later.db, path) : undefined;
  if (upload?.player_id !== player.id) return nothingThere();
  const picture = await services.uploads.vault.read(path, upload.kid);
  if (!picture) {
    log.error('an upload is gone or was changed');
    return nothingThere();
  }
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.byteLength),
      'content-disposition': 'attachment; filename="document.jpg"',
    },
  });
}

const nothingThere = (): Response => toResponse(sayProtocolError('unknownCall'));

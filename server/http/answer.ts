/** Puts what a call came to into the one form that every answer has. */
import { CODE_OK, CODE_SIGNED_OUT } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { PROTOCOL_MESSAGES } from './protocol-messages.ts';
import { RETRY_AFTER_SECONDS } from '../fair/crowded.ts';
import type { ProtocolError } from '../call/result.ts';
import { chooseEncoding, encode, type Encoding } from './encoding.ts';
import { envelope, type Prepared } from './prepared.ts';

/** Below this, compression costs more than it saves. */
const WORTH_ENCODING_BYTES = 1024;

/** The JSON of an answer that was found. */
export const answerText = (answer: object): string => envelope(answer);

/** A refusal is an answer like any other: the call arrived, was understood, and the answer is no. */
export const refusalText = (errcode: number, message: string): string =>
  JSON.stringify({ code: CODE_OK, errcode, message });

export async function sendText(request: Request, json: string): Promise<Response> {
  const plain = new TextEncoder().encode(json);
  const wanted = chooseEncoding(request.headers.get('accept-encoding'));
  const encoding = plain.byteLength < WORTH_ENCODING_BYTES ? 'identity' : wanted;
  return send(await encode(plain, encoding, 'quick'), encoding);
}

export async function sendPrepared(request: Request, prepared: Prepared): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  return send(await prepared.bytes(encoding), encoding);
}

export function sendSignedOut(): Response {
  return sendJson({ code: CODE_SIGNED_OUT, errcode: CODE_SIGNED_OUT, message: 'Sign in first.' });
}

export function sendProtocolError(error: ProtocolError): Response {
  const { errcode, status } = PROTOCOL_ERRORS[error];
  const message = PROTOCOL_MESSAGES[error];
  return sendJson({ code: status, errcode, message }, status, HEADERS[error] ?? {});
}

const HEADERS: Partial<Record<ProtocolError, Record<string, string>>> = {
  wrongMethod: { allow: 'POST' },
  inProgress: { 'retry-after': '1' },
  busy: { 'retry-after': String(RETRY_AFTER_SECONDS) },
};

export function sendJson(value: object, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function send(body: Uint8Array, encoding: Encoding): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'content-length': String(body.byteLength),
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(body, { headers });
}

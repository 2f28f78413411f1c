/** Puts what a call came to into the one form that every answer has. */
import { CODE_OK, CODE_SIGNED_OUT } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { PROTOCOL_MESSAGES, type ProtocolError } from './protocol-messages.ts';
import { RETRY_AFTER_SECONDS } from '../fair/crowded.ts';
import { chooseEncoding, encode, type Encoding } from './encoding.ts';
import { envelope, type Prepared } from './prepared.ts';

/** Below this, compression costs more than it saves. */
const WORTH_ENCODING_BYTES = 1024;

/** The JSON of an answer that was found. */
export const answerText = (answer: object): string => envelope(answer);

/** A refusal is an answer like any other: the call arrived, was understood, and the answer is no. */
export const refusalText = (errcode: number, message: string): string =>
  JSON.stringify({ code: CODE_OK, errcode, message });

/**
 * What a call is answered with. It becomes a Response once, with the headers of its door: to put them into one afterwards costs more than
 * all other headers together.
 */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export const toResponse = ({ status, headers, body }: Answer, ofDoor: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { ...headers, ...ofDoor } });

export async function sayText(request: Request, json: string): Promise<Answer> {
  const bytes = Buffer.byteLength(json);
  const encoding = bytes < WORTH_ENCODING_BYTES ? 'identity' : chooseEncoding(request.headers.get('accept-encoding'));
  // As a text it leaves in one piece with its headers.
  if (encoding === 'identity') return found(json, bytes, encoding);
  const body = await encode(Buffer.from(json), encoding, 'quick');
  return found(body, body.byteLength, encoding);
}

export async function sayPrepared(request: Request, prepared: Prepared): Promise<Answer> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const body = await prepared.bytes(encoding);
  return found(body, body.byteLength, encoding);
}

export const saySignedOut = (): Answer =>
  sayJson({ code: CODE_SIGNED_OUT, errcode: CODE_SIGNED_OUT, message: 'Sign in first.' });

export function sayProtocolError(error: ProtocolError): Answer {
  const { errcode, status } = PROTOCOL_ERRORS[error];
  const message = PROTOCOL_MESSAGES[error];
  return sayJson({ code: status, errcode, message }, status, HEADERS[error] ?? {});
}

const HEADERS: Partial<Record<ProtocolError, Record<string, string>>> = {
  wrongMethod: { allow: 'POST' },
  inProgress: { 'retry-after': '1' },
  busy: { 'retry-after': String(RETRY_AFTER_SECONDS) },
};

const sayJson = (value: object, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

export const sendJson = (value: object, status = 200, headers: Record<string, string> = {}): Response =>
  toResponse(sayJson(value, status, headers));

function found(body: string | Uint8Array, bytes: number, encoding: Encoding): Answer {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'content-length': String(bytes) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: 200, headers, body };
}

/** How a word leaves the bank: signed, and posted to the door that a real bank uses. */
import { BANK_API_PATH, BANK_ID } from '../../bank-api/protocol.ts';
import { signatureHeaders } from '../../http/signed-message.ts';

export interface Word {
  /** Of the message: told again it is the same one. */
  id: string;
  body: string;
  /** When it is told, by the clock of the sandbox. */
  atMs: number;
}

export interface Door {
  address: string;
  secret: string;
}

type Send = (request: Request) => Response | Promise<Response>;

/** The status that it is answered with. */
export async function postWord({ id, body, atMs }: Word, { address, secret }: Door, send: Send): Promise<number> {
  const heading = { sender: BANK_ID, id, timestamp: Math.floor(atMs / 1_000), path: BANK_API_PATH, body };
  const init = { method: 'POST', body, headers: signatureHeaders(heading, secret) };
  return (await send(new Request(`${address}${BANK_API_PATH}`, init))).status;
}

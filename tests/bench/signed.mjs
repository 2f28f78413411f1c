/** What the provider of the games and the bank say to a server of `startApi`. */
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { post } from './api-server.mjs';

const secrets = new Map();

function secretOf(folder, signer) {
  const file = join(folder, `${signer}-secret`);
  if (!secrets.has(file)) secrets.set(file, readFileSync(file, 'utf8').trim());
  return secrets.get(file);
}

function saySigned({ origin }, { sender, secret, path, message, agent }) {
  const [body, id, timestamp] = [JSON.stringify(message), randomUUID(), Math.floor(Date.now() / 1_000)];
  const text = [sender, id, timestamp, `POST ${path}`, body].join('\n');
  const headers = {
    'x-provider-id': sender,
    'x-message-id': id,
    'x-message-timestamp': String(timestamp),
    'x-message-signature': createHmac('sha256', secret).update(text).digest('hex'),
  };
  return post(`${origin}${path}`, body, { headers, agent });
}

/** A bet by itself, in an open visit. */
export function bet(server, session, agent) {
  const message = { session, roundId: randomUUID(), transactionId: randomUUID(), amount: 1 };
  const secret = secretOf(server.folder, 'provider');
  return saySigned(server, { sender: 'perya-games', secret, path: '/wallet-api/v1/bet', message, agent });
}

export function tellOfDeposit(server, told, agent) {
  const message = { ...told, reference: `PAY-${told.orderId}` };
  const secret = secretOf(server.folder, 'bank');
  return saySigned(server, { sender: 'perya-bank', secret, path: '/bank-api/v1/deposits', message, agent });
}

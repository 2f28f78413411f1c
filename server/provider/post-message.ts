/** Posts a message over a connection that stays open: every round sends two, and `fetch` costs several times as much. */
import { Agent as PlainAgent, request as openPlain } from 'node:http';
import { Agent as SecureAgent, request as openSecure } from 'node:https';

interface Message {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

interface Reply {
  status: number;
  headers: { get: (name: string) => string | null };
  json: () => Promise<unknown>;
}

const plain = new PlainAgent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

export function postMessage(url: string, { body, headers, signal }: Message): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const options = { method: 'POST', headers: { ...headers, 'content-length': length }, signal };
    const open = url.startsWith('https:')
      ? openSecure(url, { ...options, agent: secure })
      : openPlain(url, { ...options, agent: plain });
    open.on('error', reject);
    open.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: { get: (name) => [response.headers[name] ?? []].flat()[0] ?? null },
          json: async () => JSON.parse(Buffer.concat(chunks).toString()) as unknown,
        }),
      );
    });
    open.end(body);
  });
}

/** A push service of the test's own, and a phone that it delivers to: what comes is unsealed as a browser does it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Delivered {
  path: string;
  ttl: string | undefined;
  authorization: string | undefined;
  body: Buffer;
}

export interface PushService {
  origin: string;
  delivered: Delivered[];
  /** What it answers from now on. */
  answer(status: number): void;
  /** Answers nothing at this path until what is returned is called. */
  beSilentAt(path: string): () => void;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const delivered: Delivered[] = [];
  let status = 201;
  const silences = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      await silences.get(request.url ?? '');
      const { ttl, authorization } = request.headers;
      delivered.push({ path: request.url ?? '', ttl: ttl as string | undefined, authorization, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    answer: (next) => {
      status = next;
    },
    beSilentAt: (path) => {
      let answer = (): void => undefined;
      silences.set(path, new Promise((resolve) => (answer = resolve)));
      return () => answer();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A browser's end of it, by RFC 8291. */
export function makePhone() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(sealed: Buffer): unknown {
      const salt = sealed.subarray(0, 16);
      const keyLength = sealed[20] ?? 0;
      const sender = sealed.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
      const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opening.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([opening.update(sealed.subarray(21 + keyLength, -16)), opening.final()]);
      return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Starts the product on a database of its own and speaks to its calls, for measurements that need no browser. */
import { spawn } from 'node:child_process';
import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from './pause.mjs';

const ROOT = join(import.meta.dirname, '../..');
const START_TRIES = 900;
const usual = new Agent({ keepAlive: true });

/**
 * A body is sent as JSON, unless it is a text already. Callers that must not wait for each other's connections have
 * agents of their own.
 * @param {string} url
 * @param {unknown} body
 * @param {{ token?: string, agent?: Agent, headers?: Record<string, string> }} [more]
 * @returns {Promise<{ status: number, body: any, ms: number }>}
 */
export function post(url, body, { token, agent = usual, headers } = {}) {
  const all = {
    'content-type': 'application/json',
    fingerprint: 'bench-device-0001',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const sent = openRequest(url, { method: 'POST', headers: all, agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, body: text && JSON.parse(text), ms: performance.now() - startMs });
      });
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** @param {{ port: number, name: string, env?: Record<string, string> }} options */
export async function startApi({ port, name, env: changed = {} }) {
  const folder = mkdtempSync(join(tmpdir(), `perya-${name}-`));
  const origin = `http://127.0.0.1:${port}`;
  const call = (path, body, more) => post(`${origin}/prod-api-2/app/v1/${path}`, body, more);
  const env = {
    ...process.env,
    PORT: String(port),
    PERYA_DATA: folder,
    DATABASE_URL: '',
    API_ORIGIN: '',
    ...changed,
  };
  const child = spawn(process.execPath, [join(ROOT, 'server/launch/start.mjs')], { env, stdio: 'ignore' });
  const close = async () => {
    const ended = new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const config = await firstAnswer(child, call);
  if (!config) {
    await close();
    throw new Error('The server did not start');
  }
  const key = { key: config.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const seal = (password) => `v2.${config.publicKeyId}.${publicEncrypt(key, Buffer.from(password)).toString('base64')}`;
  const signIn = async (account) => {
    const answer = await call('accountLogin', { account, password: seal('perya-demo-88') });
    return answer.body.appUser.token;
  };
  return { pid: child.pid, origin, folder, config, call, seal, signIn, close };
}

async function firstAnswer(child, call) {
  for (let tries = 0; tries < START_TRIES && child.exitCode === null; tries++) {
    const up = await call('anonymous/appConfig', {}).catch(() => null);
    if (up) return up.body;
    await pause(200);
  }
  return undefined;
}

/** A slot that is open, as its page and its provider play it. */
export async function openSlot({ call, config }, token) {
  const game = config.appGameList.find(({ typeId }) => typeId === 1);
  const started = await call('startGame', { gameId: game.id }, { token });
  const url = new URL(started.body.url);
  const page = randomUUID() + randomUUID();
  const visit = await post(`${url.origin}/api/session`, { session: page, launch: url.searchParams.get('launch') });
  const stake = visit.body.game.minBet;
  return {
    gameId: game.id,
    sessionId: started.body.sessionId,
    spin: (more) => post(`${url.origin}/api/spin`, { key: randomUUID(), stake }, { token: page, ...more }),
  };
}

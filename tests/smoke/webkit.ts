/** WebKitGTK by the driver that comes with it, over HTTP. It needs a display; without one it gets a virtual one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { asScript, type Driven, type Ended, frameOf, resultOf } from './driven.ts';

const START_MS = 30_000;
/** A script whose document is replaced is never answered; then it is asked anew. */
const SCRIPT_MS = 15_000;

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

export async function openWebKit({ driver, browser, display }: Programs): Promise<Driven> {
  const port = await freePort();
  const running = [startDisplay(display, port), startDriver(driver, port)];
  const ask = asker(`http://127.0.0.1:${port}`);
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const asked = { capabilities: { alwaysMatch: { ...options, timeouts: { script: SCRIPT_MS } } } };
  const { sessionId } = (await untilAnswered(() => ask('POST', '/session', asked))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async (work, input) => {
      const body = { script: asScript(work), args: [input ?? null] };
      return resultOf((await ask('POST', `${session}/execute/async`, body)) as Ended) as never;
    },
    enter: async (place) => void (await ask('POST', `${session}/frame`, frameOf(place))),
    quit: async () => {
      await ask('DELETE', session, {}).catch(() => undefined); // It may have gone by itself.
      for (const one of running.toReversed()) await end(one);
    },
  };
}

/** Any number that is free; a port is as good as another. */
const displayOf = (port: number): string => `:${port}`;

const startDisplay = (program: string, port: number): ChildProcess =>
  spawn(program, [displayOf(port), '-screen', '0', '800x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });

const startDriver = (driver: string, port: number): ChildProcess =>
  spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: displayOf(port), WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });

function asker(root: string) {
  return async (method: string, path: string, body: object): Promise<unknown> => {
    const reply = await fetch(root + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null };
    if (!reply.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}

/** The driver takes a moment to listen. */
async function untilAnswered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Firefox as Debian or Mozilla packs it, by Marionette: the protocol inside of it that geckodriver speaks as well. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asScript, type Driven, type Ended, frameOf, resultOf } from './driven.ts';

const START_MS = 60_000;
const SCRIPT_MS = 60_000;
const PREFERENCES = {
  'marionette.port': 0, // Any that is free; it is written into the profile.
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'toolkit.telemetry.enabled': false,
};

export async function openFirefox(program: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'perya-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = spawn(program, args, { stdio: 'ignore' });
  const marionette = new Marionette(await connectTo(await portOf(firefox, profile)));
  await marionette.ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS } } } });
  return {
    goto: async (url) => void (await marionette.ask('WebDriver:Navigate', { url })),
    run: async (work, input) => {
      const asked = { script: asScript(work), args: [input ?? null], newSandbox: false };
      const { value } = (await marionette.ask('WebDriver:ExecuteAsyncScript', asked)) as { value: Ended };
      return resultOf(value) as never;
    },
    enter: async (place) => void (await marionette.ask('WebDriver:SwitchToFrame', frameOf(place))),
    quit: async () => {
      const ended = firefox.exitCode === null && once(firefox, 'exit');
      firefox.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function portOf(firefox: ChildProcess, profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  const until = Date.now() + START_MS;
  while (Date.now() < until && firefox.exitCode === null) {
    // A file that is being written is empty for a moment, and no port.
    const port = existsSync(file) && Number(readFileSync(file, 'utf8'));
    if (port) return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox does not start');
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Messages are JSON behind their length; a question carries a number, and so does its answer. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: [error: { message: string } | null, result: unknown]) => void>();
  #last = 0;
  #read = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => this.#take(part));
  }

  ask(command: string, input: object): Promise<unknown> {
    this.#last += 1;
    const text = JSON.stringify([0, this.#last, command, input]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(this.#last, ([error, result]) =>
        error ? reject(new Error(`${command}: ${error.message}`)) : resolve(result),
      );
    });
  }

  #take(part: Buffer): void {
    this.#read = Buffer.concat([this.#read, part]);
    for (;;) {
      const colon = this.#read.indexOf(':');
      const length = Number(this.#read.subarray(0, colon));
      if (colon < 0 || this.#read.length < colon + 1 + length) return;
      const text = this.#read.subarray(colon + 1, colon + 1 + length).toString('utf8');
      this.#read = this.#read.subarray(colon + 1 + length);
      const said = JSON.parse(text) as unknown;
      // The first message is a greeting, and no answer.
      if (Array.isArray(said)) this.#waiting.get(said[1] as number)?.([said[2] as null, said[3]]);
    }
  }
}

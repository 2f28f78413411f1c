/** Starts and ends the program of the sandbox's bank, and passes words to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { SECOND_MS } from '#shared/durations.ts';
import type { Carrier } from './bank-line.ts';
import { AS_BANK, type FromBank, type ToBank } from './bank-program.ts';
import type { Door } from './post-word.ts';

const PATIENCE_MS = 10 * SECOND_MS;
/** It has nothing to finish: what it was told is kept by the server. */
const END_MS = 2 * SECOND_MS;

/** `program` is the server's own, which is the bank's when it is told so. */
export function makeBankProcess(program: string, door: Door, endMs = END_MS): Carrier {
  let child: ChildProcess | undefined;
  const waiting = new Map<string, (status: number | undefined) => void>();

  const start = (): ChildProcess => {
    // It is told by a message what nobody is to read in a list of processes, and sees none of the server's settings.
    const started = spawn(process.execPath, [program, AS_BANK], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, status }: FromBank) => waiting.get(id)?.(status));
    const onEnd = (): void => {
      if (child !== started) return;
      child = undefined;
      for (const end of waiting.values()) end(undefined);
    };
    started.once('exit', onEnd);
    started.once('error', onEnd);
    started.send({ door } satisfies ToBank, () => undefined);
    return started;
  };

  return {
    pid: () => child?.pid ?? null,
    start: () => void (child ??= start()),
    stop: async () => {
      const ending = child;
      // A signal to one that was never started would go to the server and all beside it.
      if (ending?.pid === undefined) return;
      // One that cannot be ended says so by an error: there is nothing more to wait for.
      const ended = new Promise<void>((end) => void ending.once('exit', () => end()).once('error', () => end()));
      const late = setTimeout(() => ending.kill('SIGKILL'), endMs);
      ending.kill('SIGTERM');
      await ended;
      clearTimeout(late);
    },
    tell: (word) =>
      new Promise((resolve) => {
        const end = (status: number | undefined): void => {
          clearTimeout(timer);
          waiting.delete(word.id);
          resolve(status);
        };
        const timer = setTimeout(() => end(undefined), PATIENCE_MS);
        waiting.set(word.id, end);
        child?.send({ word } satisfies ToBank, (error) => error && end(undefined));
        if (!child) end(undefined);
      }),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child {
  process: ChildProcess;
  pid: number;
  /** Everything it has printed so far, to either stream. */
  output: () => string;
  /** The first line that the test is waiting for; fails if the process ends without printing it. */
  line: (wanted: RegExp) => Promise<string>;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  kill: (signal: NodeJS.Signals) => Promise<number | string>;
}

const all = new Set<ChildProcess>();

/** What is Node among them ends with the test run, even if that is killed. */
const FOLLOWING = {
  NODE_OPTIONS: `--import ${new URL('../../server/launch/follow-npm.mjs', import.meta.url).href}`,
  npm_lifecycle_event: 'test',
};

/** A process of a test's own, whose lines can be waited for. */
export function run(command: string, args: string[], env: Record<string, string> = {}, cwd?: string): Child {
  const child = spawn(command, args, {
    env: { ...process.env, ...FOLLOWING, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  all.add(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      all.delete(child);
      resolve(code ?? signal ?? 'unknown');
    });
  });
  return {
    process: child,
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    ended,
    line: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines.find((line) => wanted.test(line));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void ended.then((how) => reject(new Error(`ended (${how}) without ${String(wanted)}:\n${lines.join('\n')}`)));
      }),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** For afterEach: whatever a failed test has left running. */
export async function endAll(): Promise<void> {
  const left = [...all];
  for (const child of left) child.kill('SIGTERM');
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))));
}

/** Runs one program of a test run. When the run is told to end, so is the program, and nothing is left behind. */
import { spawn } from 'node:child_process';

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Without `isShown` its output is kept for the caller to print.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runProgram(command, args, { cwd, env = {}, isShown = false, limitMs = 60 * 60_000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const limit = setTimeout(() => child.kill('SIGTERM'), limitMs);
    const finish = (ok) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}

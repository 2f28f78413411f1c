/** The time that programs have spent on a processor, as Linux accounts for it: other work on the machine moves it little. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const MS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat, counted from the one after the name, which may hold anything. */
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14];

/** @returns {Map<number, { parent: number, name: string, ticks: number }>} */
function readProcesses() {
  const found = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const line = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const end = line.lastIndexOf(')');
      const fields = line.slice(end + 2).split(' ');
      const ticks = [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM].reduce((sum, at) => sum + Number(fields[at]), 0);
      found.set(Number(entry), { parent: Number(fields[PARENT]), name: line.slice(line.indexOf('(') + 1, end), ticks });
    } catch {
      // It has ended meanwhile, and its time is its parent's.
    }
  }
  return found;
}

/**
 * What the threads beside a program's first one have used by now. Of a Node.js that has no threads for its compiler and its garbage
 * (`--v8-pool-size=0`) these are what it gives to others: passwords, above all.
 * @param {number} pid
 */
export function besideMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`).filter((thread) => Number(thread) !== pid);
  return threads.reduce((sum, thread) => sum + ticksOf(`/proc/${pid}/task/${thread}/stat`) * MS_PER_TICK, 0);
}

function ticksOf(path) {
  const line = readFileSync(path, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[USER]) + Number(fields[SYSTEM]);
}

/**
 * What a program and all it has started have used by now: its database's share, and the rest.
 * @param {number} pid
 */
export function cpuOf(pid) {
  const all = readProcesses();
  const isOurs = (at, depth = 0) =>
    at === pid || (depth < 20 && all.has(at) && isOurs(/** @type {any} */ (all.get(at)).parent, depth + 1));
  const ours = [...all].filter(([at]) => isOurs(at)).map(([, process]) => process);
  const sum = (wanted) => ours.filter(wanted).reduce((total, { ticks }) => total + ticks * MS_PER_TICK, 0);
  return {
    databaseMs: sum(({ name }) => name === 'postgres'),
    serverMs: sum(({ name }) => name !== 'postgres'),
  };
}

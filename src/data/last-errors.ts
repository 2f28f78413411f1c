/**
 * The last faults of this page, for a player who asks for help: what the log says of them, which holds no name and no amount,
 * and of a bug no more than its kind and its place.
 */
import { sendLogTo, toConsole } from '#shared/log.ts';
import { onPlayerChange } from './player/session.ts';

interface Fault {
  atMs: number; // Since 1970.
  what: string;
}

const MOST = 5;
const LONGEST = 120;

let faults: readonly Fault[] = [];

/** The latest first. */
export const lastErrors = (): readonly Fault[] => faults;

function note(what: string): void {
  faults = [{ atMs: Date.now(), what: what.slice(0, LONGEST) }, ...faults].slice(0, MOST);
}

/** For as long as the page lives. */
export function keepLastErrors(): void {
  sendLogTo((level, what, fields) => {
    toConsole(level, what, fields);
    if (level === 'error') note([what, ...Object.values(fields).filter(isShort)].join(' '));
  });
  window.addEventListener('error', ({ error, filename, lineno }) => {
    // A picture that does not load is no fault of the program.
    if (error) note(`${kindOf(error)} ${fileOf(filename)}:${lineno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => note(`${kindOf(reason)} unhandled`));
  onPlayerChange(() => (faults = []));
}

const isShort = (field: unknown): boolean =>
  typeof field === 'number' || (typeof field === 'string' && field.length < 60);

/** The words of a bug may hold anything; its kind does not. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

const fileOf = (address: string): string => address.split('/').at(-1)?.split('?')[0] ?? '';

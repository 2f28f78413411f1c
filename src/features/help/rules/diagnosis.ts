/** What the page can tell of this phone to customer service. No line tells who the player is, or what they have. */
import { CLIENT_VERSION } from '#contract/settings.ts';
import type { SelfTest } from '#data/self-test.ts';
import { formatSize } from '#shared/size.ts';
import { formatTime } from '#shared/time.ts';
import { text } from '../text.ts';

export interface Line {
  id: string;
  name: string;
  value: string;
}

export interface Found {
  test: SelfTest;
  userAgent: string;
  screen: string;
  language: string;
  /** Hearts, and letters to and from customer service. */
  waiting: number;
  errors: readonly { atMs: number; what: string }[];
}

const LONGEST_LINE = 180;
/** As much as a question has room for. */
const LONGEST = 2_000;

export function diagnosisOf({ test, userAgent, screen, language, waiting, errors }: Found): Line[] {
  const { isOnline, pingMs, worker, keptBuild, build, usageBytes, isDatabaseOpen, waitingEvents = 0 } = test;
  const words = text.diagnosis;
  const line = (id: string, name: string, value: string): Line => ({ id, name, value: value.slice(0, LONGEST_LINE) });
  return [
    line('version', words.version, `${CLIENT_VERSION} ${build}`.trim()),
    line('device', words.device, userAgent),
    line('screen', words.screen, `${screen}, ${language}`),
    line('connection', words.connection, isOnline ? words.answered(pingMs) : words.offline),
    line(
      'offline',
      words.opensOffline,
      keptBuild === '' ? (worker === 'none' ? words.noWorker : words.no(worker)) : words.yes(worker),
    ),
    line('storage', words.storage, isDatabaseOpen ? formatSize(usageBytes ?? 0) : words.closed),
    line('waiting', words.waiting, words.waits(waiting, waitingEvents)),
    ...errors.map(({ atMs, what }, at) => line(`error ${at}`, words.error, `${formatTime(atMs)} ${what}`)),
  ];
}

/** What is left of it when the player has taken lines out. */
export const diagnosisText = (lines: readonly Line[], out: ReadonlySet<string>): string =>
  lines
    .filter(({ id }) => !out.has(id))
    .map(({ name, value }) => `${name}: ${value}`)
    .join('\n')
    .slice(0, LONGEST);

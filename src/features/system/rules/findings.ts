/** Turns what a self-test has found into lines for a reader, and for support. */
import { CLIENT_VERSION } from '#contract/settings.ts';
import type { SelfTest } from '#data/self-test.ts';
import { formatSize } from '#shared/size.ts';
import { formatTime } from '#shared/time.ts';
import { text } from '../self-test-text.ts';

export interface Finding {
  name: string;
  value: string;
  state: 'ok' | 'bad' | 'note';
}

interface Around {
  /** When the lobby on this screen was saved; undefined where nothing is kept. */
  savedAt: number | undefined;
  screen: string;
  isApp: boolean;
  browser: string;
}

export function findingsOf(test: SelfTest, around: Around): Finding[] {
  return [...ofLine(test), ...ofOffline(test), ...ofStorage(test, around.savedAt), ...ofProgram(test, around)];
}

/** What a support agent reads; no line of it tells who the player is. */
export function asReport(findings: readonly Finding[]): string {
  return findings
    .map(({ name, value, state }) => `${name}: ${value}${state === 'bad' ? ` (${text.states.bad})` : ''}`)
    .join('\n');
}

const judged = (name: string, isWell: boolean, value: string): Finding => ({
  name,
  value,
  state: isWell ? 'ok' : 'bad',
});
const noted = (name: string, value: string): Finding => ({ name, value, state: 'note' });

function ofLine({ isOnline, pingMs }: SelfTest): Finding[] {
  return [
    judged(text.network, isOnline, isOnline ? text.online : text.offline),
    judged(text.server, pingMs !== undefined, pingMs === undefined ? text.silent : text.answered(pingMs)),
  ];
}

function ofOffline({ worker, isUpdateWaiting, keptBuild }: SelfTest): Finding[] {
  const state = text.workerStates[worker];
  return [
    judged(text.worker, worker === 'in-charge', isUpdateWaiting ? `${state}, ${text.updateWaiting}` : state),
    judged(text.shell, keptBuild !== '', keptBuild === '' ? text.shellMissing : text.shellKept(keptBuild)),
  ];
}

function ofStorage(test: SelfTest, savedAt: number | undefined): Finding[] {
  const { isDatabaseOpen, usageBytes, quotaBytes, isPersisted, waitingEvents, gameListVersion } = test;
  const isKnown = usageBytes !== undefined && quotaBytes !== undefined;
  const room = isKnown ? text.storageUsed(formatSize(usageBytes), formatSize(quotaBytes)) : text.unknown;
  const saved = savedAt === undefined ? text.notSaved : formatTime(savedAt, test.testedAt);
  return [
    judged(text.database, isDatabaseOpen, isDatabaseOpen ? text.open : text.closed),
    noted(text.storage, `${room}, ${isPersisted ? text.persisted : text.notPersisted}`),
    judged(text.savedAt, savedAt !== undefined, saved),
    judged(text.games, gameListVersion !== '', gameListVersion || text.notSaved),
    noted(text.waiting, waitingEvents === undefined ? text.unknown : String(waitingEvents)),
  ];
}

function ofProgram({ build, testedAt }: SelfTest, { screen, isApp, browser }: Around): Finding[] {
  return [
    noted(text.version, text.versionOf(CLIENT_VERSION, build)),
    noted(text.screen, screen),
    noted(text.window, isApp ? text.app : text.tab),
    noted(text.browser, browser),
    noted(text.testedAt, formatTime(testedAt, testedAt)),
  ];
}

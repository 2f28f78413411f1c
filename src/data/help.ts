/**
 * Where a player finds help: the operator's entries, kept for a bad connection. An entry whose address is that of the
 * operator's live chat opens the chat's widget in a frame of its own: its script is another company's, so it never runs
 * beside what is the player's. A player who asks may send along the last faults of this page.
 */
import type { Answer } from '#contract/define.ts';
import { service as rows, type ServiceEntry } from '#contract/service.ts';
import { sendLogTo, toConsole } from '#shared/log.ts';
import type { Failure } from '#shared/outcome.ts';
import { useAnswer } from './ask/use-answer.ts';
import { secureUrl } from './lobby/addresses.ts';
import { settings } from './device/settings.ts';
import { readVisit } from './device/visit.ts';
import { onPlayerChange, player } from './player/session.ts';

interface Services {
  /** Undefined until there is an answer, of the server or of this device. */
  entries: ServiceEntry[] | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

export function useServices(): Services {
  const { answer, failure, refresh } = useAnswer(rows.getCustomerServices, {});
  return { entries: entriesOf(answer), failure, retry: () => void refresh() };
}

/** Where an operator's address says so, it hears which deposit, withdrawal or round it is about. */
const PLACE = '{reference}';

export const aboutReference = (entry: ServiceEntry, reference: string): ServiceEntry => ({
  ...entry,
  url: entry.url.replaceAll(PLACE, encodeURIComponent(reference)),
});

/** What stands in an address may come from anybody: only what looks like a reference is told of as one. */
export const readReference = (asked: string): string => (/^[\w-]{1,40}$/.test(asked) ? asked : '');

/** How the operator's own app is told to open something; the first part of its scheme. */
const APP_LINK = 'perya-app://open';

/** Inside the operator's app the app itself opens help; anywhere else it is a window of its own. */
export function serviceLink({ url, isOut }: ServiceEntry): { href: string; target?: string; rel?: string } {
  if (readVisit('inApp') !== 1) return { href: url, target: '_blank', rel: 'noopener noreferrer' };
  return { href: `${APP_LINK}?${new URLSearchParams({ target: 'cs', url, isOut: String(isOut) })}` };
}

type Told = Answer<typeof rows.getCustomerServices>;

const entriesOf = (told: Told | undefined): ServiceEntry[] | undefined =>
  told?.appCustomerServiceQueue.filter(({ url }) => secureUrl(url));

export const CHAT_FRAME = '/chat/frame.html';

/** The license is the number in the chat's address; undefined for an entry that is no chat. */
export function chatLicense({ url }: ServiceEntry): number | undefined {
  const { chatHost, chatScript } = settings;
  if (chatHost === '' || chatScript === '' || !url.includes(chatHost)) return undefined;
  const digits = /\d+/.exec(url.slice(url.indexOf(chatHost) + chatHost.length))?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Tells the frame which chat it is, and who is asking, as far as that is known. */
export function openChatIn(frame: HTMLIFrameElement, license: number): void {
  const user = player.value?.user as { nickname?: string; account?: string; email?: unknown } | undefined;
  const email = typeof user?.email === 'string' ? user.email : '';
  const name = user?.nickname || user?.account || '';
  // The frame is of no origin at all, so none can be named; what stands in it is our own document.
  frame.contentWindow?.postMessage({ kind: 'open-chat', script: settings.chatScript, license, name, email }, '*');
}

/** What the log says of a fault, which holds no name and no amount, and of a bug no more than its kind and its place. */
interface Fault {
  atMs: number; // Since 1970.
  what: string;
}

const MOST_FAULTS = 5;
const LONGEST_FAULT = 120;

let faults: readonly Fault[] = [];

/** The last faults of this page, the latest first. */
export const lastErrors = (): readonly Fault[] => faults;

function noteFault(what: string): void {
  faults = [{ atMs: Date.now(), what: what.slice(0, LONGEST_FAULT) }, ...faults].slice(0, MOST_FAULTS);
}

/** For as long as the page lives. */
export function noteLastErrors(): void {
  sendLogTo((level, what, fields) => {
    toConsole(level, what, fields);
    if (level === 'error') noteFault([what, ...Object.values(fields).filter(isShort)].join(' '));
  });
  window.addEventListener('error', ({ error, filename, lineno }) => {
    // A picture that does not load is no fault of the program.
    if (error) noteFault(`${kindOf(error)} ${fileOf(filename)}:${lineno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(`${kindOf(reason)} unhandled`));
  onPlayerChange(() => (faults = []));
}

const isShort = (field: unknown): boolean =>
  typeof field === 'number' || (typeof field === 'string' && field.length < 60);

/** The words of a bug may hold anything; its kind does not. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

const fileOf = (address: string): string => address.split('/').at(-1)?.split('?')[0] ?? '';

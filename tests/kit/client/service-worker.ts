/** A browser that runs the service worker: its own listeners hear the events, on the caches and the line of the test. */
import { vi } from 'vitest';
import { SETTINGS_ELEMENT_ID } from '#contract/defaults.ts';
import { pathsOfQuestions } from '#contract/index.ts';
import { wire } from './wire.ts';

export const PROGRAM = '/assets/index-ofToday1.js';
export const PIECE = '/assets/piece-1.css';
export const ICON = '/icons/icon-192.png';

export const documentOf = (build: string): Response =>
  file(
    `<script id="${SETTINGS_ELEMENT_ID}"></script><script type="module" src="/assets/index-${build}.js"></script>`,
    'text/html',
  );
export const file = (body: string, type: string): Response => new Response(body, { headers: { 'content-type': type } });

/** An event that keeps the service worker alive for as long as what it has started. */
class LongEvent extends Event {
  readonly waits: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.waits.push(work);
  }
}

class AskedEvent extends LongEvent {
  answer: Promise<Response> | undefined;
  readonly clientId = 'a-page';
  readonly request: Request;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

interface Given {
  /** The operator's settings, which the server writes into the document. */
  settings?: string;
  /** A browser without it fires no event when the connection is back. */
  hasSync?: boolean;
  addRoutes?: (routes: object[]) => Promise<void>;
  /** Its program, where it is not the service worker itself. */
  script?: () => Promise<unknown>;
}

const theWorker = (): Promise<unknown> => import('../../../sw/index.ts');

interface ClientQueryOptions {
  includeUncontrolled?: boolean;
}

/** What the browser gives the program; one page is open, and none has come past it. */
function browserWith({ settings = '', hasSync = true }: Given) {
  const url = 'http://localhost:4599/lobby/home';
  const page = { url, visibilityState: 'visible', postMessage: vi.fn(), navigate: vi.fn() };
  const seen = { pages: [page], page, pastIt: [] as (typeof page)[] };
  const globals = {
    skipWaiting: vi.fn(async () => undefined),
    clients: {
      claim: vi.fn(async () => undefined),
      matchAll: async ({ includeUncontrolled = false }: ClientQueryOptions = {}) =>
        includeUncontrolled ? [...seen.pages, ...seen.pastIt] : seen.pages,
      get: async () => page,
    },
    registration: {
      scope: 'http://localhost:4599/',
      unregister: vi.fn(async () => true),
      ...(hasSync && { sync: { register: vi.fn(async () => undefined) } }),
    },
    ExtendableEvent: LongEvent,
    FetchEvent: AskedEvent,
    SETTINGS_REVISION: settings,
    __PACK: '',
    __QUESTIONS: pathsOfQuestions(),
    __WB_MANIFEST: [
      { url: '/index.html', revision: 'r1' },
      { url: ICON, revision: 'r2' },
      { url: PROGRAM, revision: null },
      { url: PIECE, revision: null },
    ],
  };
  return { globals, seen };
}

/** The program starts, as it does anew for every visit. The site has one document, one script, one style and one icon. */
export async function startWorker(given: Given = {}) {
  const { addRoutes, script = theWorker } = given;
  const { globals, seen } = browserWith(given);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await script();

  async function fire(type: string, facts: object = {}): Promise<void> {
    const event = Object.assign(new LongEvent(type), facts);
    self.dispatchEvent(event);
    await allOf(event);
  }
  return {
    ...globals,
    ...seen,
    install: () => fire('install', { ...(addRoutes && { addRoutes }) }),
    activate: () => fire('activate'),
    sync: (tag = 'workbox-background-sync:waiting-rows') => fire('sync', { tag }),
    /** What a page says to it, and what it says back over the port. */
    async hear(data: unknown): Promise<unknown[]> {
      const said: unknown[] = [];
      await fire('message', { data, ports: [{ postMessage: (words: unknown) => said.push(words) }] });
      return said;
    },
    /** Undefined where the browser answers by itself. `kept` is over when all is done that the answer has started. */
    ask(request: Request): { answer: Promise<Response> | undefined; kept: () => Promise<void> } {
      const event = new AskedEvent(request);
      self.dispatchEvent(event);
      return { answer: event.answer, kept: () => allOf(event) };
    },
  };
}

async function allOf({ waits }: LongEvent): Promise<void> {
  for (const wait of waits) await wait;
}

/** The server has every file of this version. */
export function serveSite(): void {
  wire.on({ path: '/index.html' }, documentOf('ofToday1'));
  wire.on({ path: PROGRAM }, file('program', 'text/javascript'));
  wire.on({ path: PIECE }, file('piece', 'text/css'));
  wire.on({ path: ICON }, file('icon', 'image/png'));
}

export const at = (path: string): string => new URL(path, location.href).href;

/** As the browser opens a page. */
export const navigationTo = (path: string): Request =>
  Object.defineProperty(new Request(at(path)), 'mode', { value: 'navigate' });

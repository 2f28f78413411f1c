/**
 * The table of promotions: the page of each kind, for a guest and for a player, before it begins, with something to claim, with
 * everything received, ended, without a connection, on a dead one, and refused. Each shows words and a way on.
 */
import { describe, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { openApp, screenOf, shown, visit } from '../../../tests/kit/client/app.tsx';
import { said, seenText } from '../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../tests/kit/client/page.ts';
import { pass } from '../../../tests/kit/client/turns.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';
import type { Promotion } from './promotion.ts';

/** A screen that waits for an answer in vain says so after that time. */
const PATIENCE_MS = 4_500;
const DAY_S = 86_400;
const TITLE = '.frame-screen > :not(.kept-screen) h1';
const BODIES = import.meta.glob<Promotion>(['./bodies/*.tsx', '!./bodies/*.test.tsx'], { import: 'described' });

/** Notices, cards and links have pages of their own kind: where the entry of the list leads. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  bind: '/bind',
  vip: '/profile/vip',
  ladderRecharge: '/lobby/wallets/deposit',
  tasks: '/profile/task',
};
/** These open nothing: a red packet and a notice come by themselves, a fund has no page, a link leads out of the app. */
const WITHOUT_PAGE = ['fund', 'redPacket', 'notice', 'outLink'];

const camel = (file: string): string => file.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const nameOf = (path: string): string => camel(path.slice('./bodies/'.length, -'.tsx'.length));

/** Every number of a status in an answer becomes this one, and every period runs from and to these moments. */
function told(value: unknown, { status, from, until }: State): unknown {
  if (Array.isArray(value)) return value.map((one) => told(one, { status, from, until }));
  if (value === null || typeof value !== 'object') return value;
  const nowS = Math.floor(Date.now() / 1_000);
  const entries = Object.entries(value).map(([name, one]) => {
    if (name === 'itemStatus') return [name, status];
    if (name === 'startTime') return [name, nowS + from * DAY_S];
    if (name === 'endTime' || name === 'expireTime') return [name, nowS + until * DAY_S];
    return [name, told(one, { status, from, until })];
  });
  return Object.fromEntries(entries) as unknown;
}

interface State {
  status: number;
  /** In days from now. */
  from: number;
  until: number;
}

/** What friends have brought is received after the end too, so such a page stays open while something is. */
const NOTHING_LEFT = { pot: 0, commission: 0, inviteBonus: 0 };

const ENTRY = {
  sort: 1,
  title: 'On now',
  startTime: 0,
  endTime: 0,
  packList: [{ propId: 1, title: 'Pack', price: 20_000, itemStatus: 0, rewardList: [{ id: 2001, count: 2_000 }] }],
};

const STATES: Readonly<Record<string, State>> = {
  before: { status: 0, from: 1, until: 9 },
  claimable: { status: 1, from: -1, until: 9 },
  received: { status: 2, from: -1, until: 9 },
  ended: { status: 0, from: -9, until: -1 },
};

/** All that is said, on the screen and over it. */
const wordsOf = (place: HTMLElement): string =>
  [screenOf(place), ...place.querySelectorAll('dialog')].map((one) => seenText(one)).join(' ');

/** Words beyond the title, and something to tap: in the screen, or in the sheet that stands over it. */
function whyPoor(place: HTMLElement): string | undefined {
  const screen = screenOf(place);
  const title = seenText(screen.querySelector('h1') ?? document.createElement('i'));
  const words = seenText(screen);
  if (!/\w/.test(title)) return 'has no title';
  if (words.length <= title.length) return 'has no words';
  if (/Something went wrong|Not open yet|undefined|NaN|\[object/.test(words)) return words.slice(0, 80);
  const ways = [...place.querySelectorAll<HTMLElement>('button, a[href]')].filter((one) => !one.closest('[hidden]'));
  return ways.length > 0 ? undefined : 'has no way on';
}

/** What was answered a moment ago is not asked again by itself. */
async function askAgain(): Promise<void> {
  const { refreshShown } = await import('#data/ask/questions.ts');
  await refreshShown();
  await shown();
}

/** A screen's own code may bring more code. */
async function arrived(place: HTMLElement): Promise<void> {
  await shown();
  for (let pieces = 0; pieces < 4 && !place.querySelector(TITLE); pieces++) await shown();
}

async function look(place: HTMLElement, address: string, waitMs = 0): Promise<string | undefined> {
  await visit('/service');
  await arrived(place);
  await visit(address);
  await arrived(place);
  if (waitMs > 0) await pass(waitMs, 5);
  return whyPoor(place);
}

const PAGES = Object.entries(BODIES).map(([path, load]) => ({ name: nameOf(path), load }));

test('each of the 25 kinds has a page here, or one elsewhere, or none by its nature', async () => {
  const types = new Set(await Promise.all(PAGES.map(async ({ load }) => (await load()).type)));
  const rest = Object.entries(ACTIVITY_TYPES).filter(([, type]) => !types.has(type));
  expect(rest.map(([name]) => name).toSorted()).toEqual([...Object.keys(ELSEWHERE), ...WITHOUT_PAGE].toSorted());
});

describe.each(PAGES)('$name', ({ name, load }) => {
  const address = `/activity/${name}`;
  /** A promotion whose state is the list of activities has an entry there. */
  const tell = ({ state: row, type }: Promotion, state: State, changes: object = {}) => {
    const answer = exampleOf(row);
    const list = 'activityMap' in answer && { activityMap: { [type]: ENTRY } };
    wire.on(row, told({ ...answer, ...list, ...changes }, state) as object);
  };

  test('a guest is shown words and a way on', async () => {
    const place = await openApp('/service');
    expect(await look(place, address)).toBeUndefined();
  });

  test('a player is shown words and a way on in every state', async () => {
    const place = await openApp('/service', { user: {} });
    const described = await load();
    const { state: row, period } = described;
    const poor: Record<string, string> = {};
    const seen = new Set<string>();
    const note = (what: string, why: string | undefined) => {
      if (why) poor[what] = why;
    };
    for (const [what, state] of Object.entries(STATES)) {
      tell(described, state);
      await look(place, address);
      await askAgain();
      note(what, whyPoor(place));
      seen.add(wordsOf(place));
    }
    // What the page says of its time is the answer's.
    if (period) expect(seen.size).toBeGreaterThanOrEqual(3);
    setOnline(false);
    note('offline', await look(place, address));
    setOnline(true);
    wire.is('dead');
    note('dead', await look(place, address, PATIENCE_MS));
    wire.is(undefined);
    wire.on(row, refusal(9_999));
    await look(place, address);
    await askAgain();
    note('refused', whyPoor(place));
    expect(poor).toEqual({});
  });

  test.each([
    ['ahead', -1],
    ['behind', 1],
  ])('a phone whose clock is a day %s goes by the server’s', async (_which, days) => {
    const described = await load();
    if (!described.period) return;
    const place = await openApp('/service', { user: {} });
    const isOver = async (until: number): Promise<boolean> => {
      const state = { status: 0, from: days - 3, until: days + until };
      tell(described, state, { ...NOTHING_LEFT, startTime: 0, endTime: 0 });
      await look(place, address);
      await askAgain();
      return said(place, 'activity.end') !== undefined;
    };
    wire.serverIsAhead(days * DAY_S * 1_000);
    expect(await isOver(0.5)).toBe(false);
    expect(await isOver(-0.5)).toBe(true);
  });

  test('on a phone that has seen nothing of it, no answer and a refusal show words and a way on', async () => {
    const place = await openApp('/service', { user: {} });
    const { state: row } = await load();
    wire.on(row, refusal(9_999));
    expect(await look(place, address, PATIENCE_MS)).toBeUndefined();
    wire.is('dead');
    expect(await look(place, address, PATIENCE_MS)).toBeUndefined();
  });
});

test('the pages elsewhere show a player words and a way on, on a dead connection too', async () => {
  const place = await openApp('/service', { user: {} });
  for (const address of Object.values(ELSEWHERE))
    expect([address, await look(place, address)]).toEqual([address, undefined]);
  wire.is('dead');
  for (const address of Object.values(ELSEWHERE))
    expect([address, await look(place, address, PATIENCE_MS)]).toEqual([address, undefined]);
});

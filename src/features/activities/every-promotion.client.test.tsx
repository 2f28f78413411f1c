/**
 * The table of promotions: the page of each kind, for a guest and for a player, before it begins, with something to claim, with
 * everything received, ended, ended while it owes something, without a connection, on a dead one, and refused. Each shows words and a way on.
 */
import { describe, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { AFTER_END } from '#contract/after-end.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { tasks } from '#contract/tasks.ts';
import { openApp, screenOf, sheetsOf } from '../../../tests/kit/client/app.tsx';
import { said, seenText, tap } from '../../../tests/kit/client/draw.ts';
import { look, PATIENCE_MS, whyPoor } from '../../../tests/kit/client/look-at.ts';
import { setOnline } from '../../../tests/kit/client/page.ts';
import { exampleOf, refusal, wire } from '../../../tests/kit/client/wire.ts';
import { askAgain, PAGES, tellState } from '../../../tests/kit/client/promotion-pages.ts';
import {
  AWARDS,
  ENDED_AND_OWED,
  ENTRY,
  GOAL,
  OWED,
  type State,
  STATES,
  told,
  WITHOUT_PAGE,
} from '../../../tests/kit/client/promotion-states.ts';
import type { Promotion } from './promotion.ts';

const DAY_S = 86_400;
/** Notices, cards and links have pages of their own kind: where the entry of the list leads. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  bind: '/bind',
  vip: '/profile/vip',
  ladderRecharge: '/lobby/wallets/deposit',
  tasks: '/profile/task',
};
/** Its time runs from when the player has signed up, so it never lies ahead. */
const FROM_SIGN_UP = 'firstCharge';

/** What is owed is received after the end too, so such a page stays open while something is. */
const NOTHING_LEFT = { pot: 0, commission: 0, inviteBonus: 0, canExchange: false, buyPropIds: [] };

/** All that is said, on the screen and over it. */
const wordsOf = (place: HTMLElement): string =>
  [screenOf(place), ...place.querySelectorAll('dialog')].map((one) => seenText(one)).join(' ');

/** How often what can be claimed has to be bet, on what and until when. */
const WAGER = /Bet the bonus (once|\d+ (to \d+ )?times) before you withdraw\. Any game counts, no time limit\./;

/** Taps all that the page has to tap, and says how many claims have come of it. */
async function tapAll(place: HTMLElement, { claims }: Promotion): Promise<number> {
  const count = (): number => Object.values(claims).flatMap((row) => wire.asked(row)).length;
  const before = count();
  for (const button of screenOf(place).querySelectorAll('.promotion button:not(.invite-link *)')) await tap(button);
  return count() - before;
}

test('each of the 25 kinds has a page here, or one elsewhere, or none by its nature', async () => {
  const types = new Set(await Promise.all(PAGES.map(async ({ load }) => (await load()).type)));
  const rest = Object.entries(ACTIVITY_TYPES).filter(([, type]) => !types.has(type));
  expect(rest.map(([name]) => name).toSorted()).toEqual([...Object.keys(ELSEWHERE), ...WITHOUT_PAGE].toSorted());
});

describe.each(PAGES)('$name', ({ name, load }) => {
  const address = `/activity/${name}`;
  test('a guest is shown words and a way on', async () => {
    const place = await openApp('/service');
    expect(await look(place, address)).toBeUndefined();
  });

  test('a player is shown words and a way on in every state', async () => {
    const place = await openApp('/service', { user: {}, config: AWARDS });
    const described = await load();
    const { state: row, period } = described;
    const poor: Record<string, string> = {};
    const seen = new Set<string>();
    const note = (what: string, why: string | undefined) => {
      if (why) poor[what] = why;
    };
    for (const [what, state] of Object.entries(STATES)) {
      tellState(name, described, state);
      await look(place, address);
      await askAgain();
      note(what, whyPoor(place));
      seen.add(wordsOf(place));
      if (what === 'claimable') expect(wordsOf(place)).toMatch(WAGER);
      if (what === 'before' && period && name !== FROM_SIGN_UP) {
        expect(said(place, 'activity.begins')).toMatch(/^It begins on /);
      }
      // Its first package can be bought from the first day on, and what a page sells is no claim.
      if (what !== 'ended' && Object.keys(described.claims).length > 0) {
        expect([what, (await tapAll(place, described)) > 0]).toEqual([what, what === 'claimable']);
      }
      expect(what === 'before' && name !== FROM_SIGN_UP && sheetsOf(place).includes('Deposit')).toBe(false);
    }
    // Each state reads differently.
    expect(seen.size).toBe(Object.keys(STATES).length);
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

  test('once it is over its page stays open for what it owes, and only for that', async () => {
    const place = await openApp('/service', { user: {}, config: AWARDS });
    const described = await load();
    const tellsEnd = async (state: State, own: object = {}): Promise<boolean> => {
      tellState(name, described, state, own);
      await look(place, address);
      await askAgain();
      return said(place, 'activity.end') !== undefined;
    };
    if (described.period) expect(await tellsEnd(STATES['ended'] as State)).toBe(true);
    if (described.type in AFTER_END) {
      expect(await tellsEnd(ENDED_AND_OWED, OWED[name])).toBe(false);
      const isElsewhere = described.leadsToOwed === true;
      if (isElsewhere) expect(screenOf(place).querySelector('.promotion a[href="/activity/signPay"]')).not.toBeNull();
      else expect(await tapAll(place, described)).toBeGreaterThan(0);
    }
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
      tellState(name, described, state, { ...NOTHING_LEFT, startTime: 0, endTime: 0 });
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

describe.each(Object.entries(ELSEWHERE))('%s, which has its page elsewhere', (name, address) => {
  const type = ACTIVITY_TYPES[name as keyof typeof ACTIVITY_TYPES];
  const tell = (state: State) => {
    const list = exampleOf(activities.getActivityIds);
    wire.on(activities.getActivityIds, told({ ...list, activityMap: { [type]: ENTRY } }, state) as object);
    const goals = [{ ...GOAL, itemStatus: state.status }];
    const told42 = {
      startTime: 0,
      endTime: 0,
      ...exampleOf(tasks.getTaskUser),
      taskData: JSON.stringify(goals),
      achieveData: '[]',
    };
    wire.on(tasks.getTaskUser, told(told42, state) as object);
  };

  test('a guest is shown words and a way on', async () => {
    expect(await look(await openApp('/service'), address)).toBeUndefined();
  });

  test('a player is shown words and a way on in every state', async () => {
    const place = await openApp('/service', { user: { mobile: name === 'bind' ? '' : '9171234567' } });
    const poor: Record<string, string | undefined> = {};
    const seen: string[] = [];
    for (const [what, state] of Object.entries(STATES)) {
      tell(state);
      await look(place, address);
      await askAgain();
      poor[what] = whyPoor(place);
      seen.push(wordsOf(place));
    }
    if (name === 'tasks') expect(new Set(seen).size).toBe(seen.length);
    setOnline(false);
    poor['offline'] = await look(place, address);
    setOnline(true);
    wire.is('dead');
    poor['dead'] = await look(place, address, PATIENCE_MS);
    wire.is(refusal(9_999));
    poor['refused'] = await look(place, address, PATIENCE_MS);
    wire.is(undefined);
    expect(Object.entries(poor).filter(([, why]) => why)).toEqual([]);
  });
});

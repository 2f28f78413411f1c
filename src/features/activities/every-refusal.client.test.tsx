/**
 * The table of refusals: each claim of each promotion is answered with every refusal that its call declares, and with one that nobody
 * knows. The page says why by its key, and stays as it was. While a claim is under way its own buttons say so, and no other.
 */
import { expect, test } from 'vitest';
import { care } from '#contract/care.ts';
import { SAME_TAP_MS } from '#contract/limits.ts';
import { TASK_KINDS } from '#contract/reward-enums.ts';
import { tasks } from '#contract/tasks.ts';
import { openApp, screenOf } from '../../../tests/kit/client/app.tsx';
import { tap } from '../../../tests/kit/client/draw.ts';
import { look } from '../../../tests/kit/client/look-at.ts';
import { setNavigator } from '../../../tests/kit/client/page.ts';
import { askAgain, PAGES, tellState } from '../../../tests/kit/client/promotion-pages.ts';
import { AWARDS, GOAL } from '../../../tests/kit/client/promotion-states.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { noTimeOut, refusal, wire } from '../../../tests/kit/client/wire.ts';
import type { Promotion } from './promotion.ts';

/** No call declares it. */
const UNKNOWN = 9_876;

const textOf = ({ textContent }: Element): string | null => textContent;

type Claims = Promotion['claims'];
interface Page {
  name: string;
  load: () => Promise<Pick<Promotion, 'state' | 'type' | 'claims'>>;
}

const clickAction = 'https://example.com/perya';

/** What has to be told besides, so that each of its claims can be tapped. */
const beside = (itemStatus: number): Readonly<Record<string, object>> => {
  const followed = { ...GOAL, kind: TASK_KINDS.followFacebook, clickAction, itemStatus };
  return {
    agentCount: { scratchedCount: 1, points: 1_000_000 },
    follow: { taskList: [followed] },
    newYear: { taskList: [{ ...GOAL, kind: TASK_KINDS.todayShareSpin, itemStatus }] },
    tasks: { taskData: JSON.stringify([followed]), achieveData: '[]' },
  };
};

const TASKS: Page = {
  name: 'tasks',
  load: async () => ({
    type: 42,
    state: tasks.getTaskUser,
    claims: { open: tasks.appProxyUser4TaskUserShare, receive: tasks.appProxyUser4TaskUserReceive },
  }),
};

/** What can be tapped and claims; an invite is shared and not claimed. */
const tappable = (screen: HTMLElement) =>
  [...screen.querySelectorAll('.promotion button, .promotion a[target]')].filter((one) => !one.closest('.invite-link'));

/** The key of what is said over the page. All is put away, so that the next is said at once. */
async function readToast(): Promise<string | undefined> {
  const key = document.querySelector<HTMLElement>('.toast')?.dataset['msgKey'];
  const { endToast, toast } = await import('#data/toasts.ts');
  for (let shown = toast.peek(); shown; shown = toast.peek()) endToast(shown.id);
  await pass(SAME_TAP_MS, 1);
  return key;
}

interface Tapped {
  target: Element;
  claim: string | undefined;
  /** What the claim asks for. */
  wish: string;
  /** What says meanwhile that it is under way. */
  saying: readonly Element[];
}

/** Which claim comes of a tap, if any. It is refused, so nothing changes. */
async function claimOf(target: Element, claims: Claims, screen: HTMLElement): Promise<Tapped> {
  const counts = () => Object.values(claims).map((row) => wire.asked(row).length);
  const answer = wire.later();
  for (const row of Object.values(claims)) wire.on(row, () => answer.reply);
  const before = counts();
  await tap(target);
  const saying = tappable(screen).filter((one) => one.textContent?.includes('One moment…'));
  const at = counts().findIndex((count, index) => count > (before[index] ?? 0));
  const [claim, row] = Object.entries(claims)[at] ?? [];
  const wish = JSON.stringify([claim, row && wire.asked(row).at(-1)?.body]);
  answer.arrives(refusal(UNKNOWN));
  await settle();
  await readToast();
  return { target, claim, wish, saying };
}

/** Of the claims that were tried: those whose own buttons do not say that they are under way, or not they alone. */
const saidElsewhere = (tapped: readonly Tapped[]): Tapped[] =>
  tapped.filter(({ wish, saying }) => {
    const own = tapped.filter((one) => one.wish === wish && one.target instanceof HTMLButtonElement);
    return saying.length !== own.length || own.some(({ target }) => !saying.includes(target));
  });

const refusalsOf = ({ refusals }: Claims[string]): [number, string][] => [
  ...Object.entries(refusals).map(([code, key]): [number, string] => [Number(code), key]),
  [UNKNOWN, 'common.errorError'],
];

/** Tries every claim of one page, and says what went wrong and which claim no tap makes. */
async function tryPage(place: HTMLElement, { name, load }: Page) {
  const described = await load();
  const { claims } = described;
  const left = new Set(Object.keys(claims));
  const wrong: unknown[] = [];
  for (const status of [1, 0]) {
    if (left.size === 0) break;
    tellState(name, described, { status, from: -1, until: 9 }, beside(status)[name]);
    await look(place, name === 'tasks' ? '/profile/task' : `/activity/${name}`);
    await askAgain();
    const screen = screenOf(place);
    const before = screen.textContent;
    const tapped: Tapped[] = [];
    for (const target of tappable(screen)) {
      const made = await claimOf(target, claims, screen);
      const { claim } = made;
      if (claim !== undefined) tapped.push(made);
      const row = claim !== undefined && left.delete(claim) && claims[claim];
      if (!row) continue;
      for (const [code, key] of refusalsOf(row)) {
        wire.on(row, refusal(code));
        await tap(target);
        const said = await readToast();
        const isKept = target.isConnected && screen.textContent === before;
        if (said !== key || !isKept) wrong.push({ name, claim, code, key, said, isKept });
      }
    }
    for (const { wish, saying } of saidElsewhere(tapped)) wrong.push({ name, wish, said: saying.map(textOf) });
  }
  return [...wrong, ...[...left].map((claim) => ({ name, claim, isTried: false }))];
}

test('each claim of each promotion says by its key why it was refused, and the page stays as it was', async () => {
  wire.on(care.getCare, noTimeOut());
  setNavigator({ share: () => Promise.resolve() });
  const place = await openApp('/service', { user: { mobile: '9171234567' }, config: AWARDS });
  // What a link leads to is elsewhere.
  place.addEventListener('click', (event) => event.preventDefault());
  const wrong: unknown[] = [];
  for (const page of [...PAGES, TASKS]) wrong.push(...(await tryPage(place, page)));
  expect(wrong).toEqual([]);
});

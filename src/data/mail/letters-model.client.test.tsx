/**
 * Letters that a player reads, collects and deletes in two tabs over a bad connection, in random order, against a model of the
 * server. A failure prints its seed and path; `npm run faults` plays the 2,000 of the bar.
 */
import { expect, test } from 'vitest';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { MAIL } from '#contract/errcodes.ts';
import { mail } from '#contract/mail.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { session } from '#contract/session.ts';
import { must } from '#shared/assert.ts';
import { drawHook } from '../../../tests/kit/client/draw.ts';
import { anotherTab, leavePage, openLobby, resume, setOnline, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { type Asked, exampleOf, json, refusal, wire } from '../../../tests/kit/client/wire.ts';
import { fc } from '../../../tests/kit/property.ts';
import { runs } from '../../../tests/kit/runs.ts';

const RUNS = runs(15, 2_000);
const { getMailDetail, receiveMail, delMail } = mail;
const FATES = [
  'good',
  'request lost',
  'request late',
  'answer lost',
  'answer cut',
  'twice',
  'error 500',
  'dead',
] as const;
type Fate = (typeof FATES)[number];

type Step =
  | { do: 'read' | 'receive' | 'delete' | 'take back'; tab: 0 | 1; letter: number }
  | { do: 'line'; fates: Fate[] }
  | { do: 'network'; isThere: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'deliver late' }
  | { do: 'come back' };

const LETTERS = 3;
const tap = fc.record({
  do: fc.constantFrom('read', 'receive', 'delete', 'delete', 'take back'),
  tab: fc.constantFrom(0, 1),
  letter: fc.integer({ min: 0, max: LETTERS - 1 }),
});
const step = fc.oneof(
  { weight: 6, arbitrary: tap },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('line'),
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network'), isThere: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(300, 3_000, 7_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver late') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('come back') }) },
) as fc.Arbitrary<Step>;
const schedule = fc.array(step, { minLength: 4, maxLength: 14 });

interface Letter {
  isRead: boolean;
  /** How often what is inside was given. */
  given: number;
  isDeleted: boolean;
  /** The server has said that there is still something inside, after the player wished it deleted last. */
  isKept: boolean;
}

/** The server, and the way to it. Under one key everything is done once. */
class Post {
  fates: Fate[] = ['good'];
  readonly letters = new Map<number, Letter>();
  readonly #answers = new Map<string, object>();
  readonly #late: Asked[] = [];

  add(id: number): void {
    this.letters.set(id, { isRead: false, given: 0, isDeleted: false, isKept: false });
  }

  take(asked: Asked) {
    const fate = (this.fates.length > 1 ? this.fates.shift() : this.fates[0]) ?? 'good';
    if (fate === 'request lost') return 'refused';
    if (fate === 'dead') return 'dead';
    if (fate === 'error 500') return json({ code: 500, errcode: PROTOCOL_ERRORS.fault.errcode, message: '' }, 500);
    if (fate === 'request late') {
      this.#late.push(asked);
      return 'refused';
    }
    const answer = this.#answer(asked);
    // A copy of what has arrived may come once more.
    this.#late.push(asked);
    if (fate === 'answer lost') return 'refused';
    if (fate === 'answer cut') return 'cut';
    return fate === 'twice' ? this.#answer(asked) : answer;
  }

  deliverLate(): void {
    for (const asked of this.#late.splice(0)) this.#answer(asked);
  }

  #answer(asked: Asked): object {
    const key = must(asked.headers.get('idempotency-key'), 'what changes something has a key');
    const before = this.#answers.get(key);
    if (before) return before;
    const isQuestion = asked.headers.has(QUESTION_HEADER);
    const answer = isQuestion ? refusal(PROTOCOL_ERRORS.notArrived.errcode) : this.#do(asked);
    this.#answers.set(key, answer);
    return answer;
  }

  #do({ path, body }: Asked): object {
    const letter = this.letters.get(Number(body['id']));
    if (!letter || letter.isDeleted) return refusal(MAIL.notFound);
    if (path === getMailDetail.path) letter.isRead = true;
    if (path === receiveMail.path) {
      if (letter.given > 0) return refusal(MAIL.received);
      letter.given += 1;
      letter.isRead = true;
    }
    if (path === delMail.path) {
      letter.isKept = letter.given === 0;
      if (letter.isKept) return refusal(MAIL.unclaimed);
      letter.isDeleted = true;
    }
    return exampleOf({ path: path as typeof delMail.path });
  }
}

async function openTab() {
  anotherTab();
  await openLobby({ answersOnce: 1 });
  await resume();
  await import('#data/ask/late-questions.ts');
  const [letters, { letterWishes }, asked, { call }] = [
    await import('./letters.ts'),
    await import('./letters.ts'),
    await import('../money/asked.ts'),
    await import('../call/call.ts'),
  ];
  const { inPlayerStore } = await import('../player/session.ts');
  const { useMoneyAction } = await import('../ask/use-action.ts');
  const receive = await drawHook(() => useMoneyAction(receiveMail, { noConnection: '', noAnswer: '' }));
  await asked.resumeChecks();
  return {
    ...letters,
    wishOf: (id: number) => letterWishes.value.find(({ letterId }) => letterId === id),
    isWaiting: () => asked.isChecking.value || letterWishes.value.some(({ doneAt }) => doneAt === undefined),
    receive: (id: number) => void receive.value.run(() => ({ id }), String(id)),
    beat: () => call(session.online, {}),
    forget: (id: number) =>
      inPlayerStore(async (store) => {
        for (const wish of await store.letterWishes()) if (wish.letterId === id) await store.forgetLetter(wish);
      }),
  };
}

/** One phone for all schedules, since to open its tabs takes longer than to play one; each has letters of its own. */
let tabs: Awaited<ReturnType<typeof openTab>>[] = [];
let nextId = 1;

const openTabs = async (): Promise<void> => void (tabs = [await openTab(), await openTab()]);

async function play(steps: readonly Step[]): Promise<void> {
  const post = new Post();
  const ids = Array.from({ length: LETTERS }, () => nextId++);
  for (const id of ids) post.add(id);
  for (const row of [getMailDetail, receiveMail, delMail]) wire.on(row, (asked) => post.take(asked));
  const begun = wire.asked().length;
  const wished = { read: new Set<number>(), deleted: new Set<number>() };
  const letterOf = (id: number) => must(post.letters.get(id), 'the letter is of this schedule');

  const tapOn = async (what: 'read' | 'receive' | 'delete' | 'take back', at: 0 | 1, id: number): Promise<void> => {
    const tab = must(tabs[at], 'both tabs are open');
    const letter = { id, kind: 1, isRead: 0 } as const;
    const isGone = tab.wishOf(id)?.wish === 'delete';
    // The undo is all that a list offers of a letter that is deleted.
    if (isGone !== (what === 'take back')) return;
    if (what === 'read') {
      tab.markRead([letter]);
      wished.read.add(id);
    }
    if (what === 'receive') tab.receive(id);
    if (what === 'delete') {
      tab.deleteLetter(letter);
      wished.deleted.add(id);
      letterOf(id).isKept = false;
    }
    if (what === 'take back') {
      tab.takeBack(id);
      await settle();
      if (tab.wishOf(id)?.wish !== 'delete') wished.deleted.delete(id);
    }
    await settle();
  };

  for (const taken of steps) {
    if (taken.do === 'line') post.fates = [...taken.fates];
    else if (taken.do === 'network') setOnline(taken.isThere);
    else if (taken.do === 'wait') await pass(taken.ms, 10);
    else if (taken.do === 'deliver late') post.deliverLate();
    else if (taken.do === 'come back') {
      await leavePage();
      await openTabs();
    } else await tapOn(taken.do, taken.tab, must(ids[taken.letter], 'there are so many letters'));
  }

  post.fates = ['good'];
  setOnline(true);
  for (let count = 0; count < 8 && (count < 2 || tabs.some((tab) => tab.isWaiting())); count++) {
    // As heartbeats do, which find out that the server is there again.
    for (const tab of tabs) void tab.beat();
    await pass(20_000, 20);
  }
  post.deliverLate();
  expect(tabs.map((tab) => tab.isWaiting())).toEqual([false, false]);
  for (const id of ids) {
    const letter = letterOf(id);
    const isDeleted = wished.deleted.has(id) && !letter.isKept;
    expect({ id, deleted: letter.isDeleted }).toEqual({ id, deleted: isDeleted });
    if (wished.read.has(id) && !wished.deleted.has(id)) expect({ id, read: letter.isRead }).toEqual({ id, read: true });
    expect(letter.given).toBeLessThanOrEqual(1);
    for (const tab of tabs)
      expect({ id, deleted: tab.wishOf(id)?.wish === 'delete' }).toEqual({ id, deleted: isDeleted });
  }
  // What is inside is money: a call is sent once, however often it is asked about.
  const keys = wire
    .asked(receiveMail)
    .filter(({ headers }) => !headers.has(QUESTION_HEADER))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(new Set(keys).size);
  expect(wire.asked().length).toBeGreaterThan(begun);
  for (const id of ids) await tabs[0]?.forget(id);
}

const LONGEST_MS = 6 * 3_600_000;

test(
  `what is read, collected and deleted in two tabs is so at the server, each once, in ${RUNS} schedules`,
  { timeout: LONGEST_MS },
  async () => {
    await openLobby({ answersOnce: 1 });
    await signIn();
    await openTabs();
    await fc.assert(fc.asyncProperty(schedule, play), { numRuns: RUNS });
  },
);

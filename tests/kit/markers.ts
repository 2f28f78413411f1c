/** Words of one player, planted wherever the app keeps anything, to be looked for after they have left. */
import type { BrowserContext, Page } from '@playwright/test';
import { replyTo } from './replies.ts';

const marker = (number: number): string => `marker-${String(number).padStart(2, '0')}-of-ana`;

const bank = (from: number) => ({
  bankId: from,
  bankName: marker(from),
  shortBankName: marker(from + 1),
  accountName: marker(from + 2),
  cardNum: marker(from + 3),
});

/** What the server tells of Ana: every text a player can have, and some that nobody knows. */
const ANA = {
  nickname: marker(1),
  mobile: marker(2),
  avatarOther: marker(3),
  facebookAccount: marker(4),
  googleAccount: marker(5),
  lineAccount: marker(6),
  inviteCode: marker(7),
  uuid: marker(8),
  pid: marker(9),
  aid: marker(10),
  appUserBank: bank(11),
  appUserBankList: [bank(15), bank(19)],
  shareUrlMap: { 7: marker(23), 8: marker(24), 9: marker(25), 10: marker(26), 11: marker(27) },
  unknownText: marker(28),
  unknownList: [marker(29), marker(30)],
};
/** Planted by hand, and what Ana types. */
const PLANTED = { answer: marker(31), input: marker(32), draft: marker(33), visit: marker(34), typed: marker(35) };
const PASSWORD_MARKERS = [marker(36), marker(37)];
const IN_PAGE = [marker(38), marker(39), marker(40)];
/** A question to customer service that could not be sent, and a word in every other table of a player. */
const IN_TABLES = {
  question: marker(41),
  heart: marker(42),
  letter: marker(43),
  search: marker(44),
  deposit: marker(45),
  money: marker(46),
};

export const MARKERS = Array.from({ length: 46 }, (_, at) => marker(at + 1));

/** The server's answers about Ana carry her markers, and so does what it says her password was. */
export async function plantInAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const address = /\/app\/v1\/(accountLogin|getAfterLoginInfoWeb|refreshData)$/;
  await context.route(address, async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { appUser?: object };
    // A refresh brings the player's fields by themselves.
    Object.assign(json.appUser ?? json, ANA, { password: PASSWORD_MARKERS[0] });
    await route.fulfill({ json });
  });
  await replyTo(context, 'signedInPlaces', {
    code: 200,
    errcode: 0,
    places: IN_PAGE.map((device, at) => ({ id: `p${at}`, device, createdAt: 1, lastSeenAt: 1, isCurrent: at === 0 })),
  });
  // An answer that is on its way is waited for: it could not be given twice.
  return () => context.unrouteAll({ behavior: 'wait' });
}

/** The screen that shows where Ana is signed in. */
export async function openPlaces(page: Page): Promise<void> {
  await page.goto('/profile/more');
  await page.getByText(IN_PAGE[0] ?? '').waitFor();
}

/** Fills the tables and storages that screens write. Returns the tables of a player that still hold no marker. */
export function plantOnDevice(page: Page): Promise<string[]> {
  const words = { ...PLANTED, ...IN_TABLES, password: PASSWORD_MARKERS[1] };
  return page.evaluate(writeRows, words);
}

/** Runs in the page. Returns the tables of the player in which nothing of hers stands now. */
async function writeRows(words: Record<string, string | undefined>): Promise<string[]> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const now = Date.now();
  const question = { key: 'k1', wish: 'open', ticketId: 0, pictures: [], wishedAt: 1, refused: 1002 };
  const letter = { letterId: 1, kind: 0, wish: 'read', wasUnread: true, wishedAt: now, sentAt: now, doneAt: now };
  const rows: Record<string, object[]> = {
    answers: [{ path: '/app/v1/getMail2', input: words['input'], savedAt: 1, answer: words['answer'] }],
    favourites: [{ gameId: 1001, wanted: true, confirmed: true, changedAt: 1, key: words['heart'], tries: 0 }],
    drafts: [{ form: 'bank', fields: { card: words['draft'] } }],
    tickets: [{ ...question, content: words['question'] }],
    letters: [{ ...letter, key: words['letter'] }],
    facts: [
      { id: 'searches', value: [words['search']] },
      { id: 'deposits', value: [{ orderId: words['deposit'], amount: 1, overSince: now }] },
    ],
    asked: [{ key: 'k2', path: '/app/v1/exchange', input: { cardNum: words['money'] }, askedAt: now }],
  };
  const known = await indexedDB.databases();
  const own = known.find(({ name }) => name?.startsWith('perya-u-'))?.name ?? '';
  const db = await settled(indexedDB.open(own));
  const writing = db.transaction(Object.keys(rows), 'readwrite');
  for (const [table, entries] of Object.entries(rows)) {
    for (const entry of entries) writing.objectStore(table).put(entry);
  }
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  const unplanted: string[] = [];
  for (const table of db.objectStoreNames) {
    const kept = await settled(db.transaction(table).objectStore(table).getAll());
    if (!JSON.stringify(kept).includes('-of-ana')) unplanted.push(table);
  }
  db.close();
  sessionStorage.setItem('drafts', JSON.stringify({ bind: { mobile: words['typed'] } }));
  sessionStorage.setItem('somethingElse', `${words['visit']} ${words['password']}`);
  return unplanted;
}

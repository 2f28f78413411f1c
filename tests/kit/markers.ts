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
/** A question to customer service that could not be sent. */
const QUESTION = marker(41);

export const MARKERS = Array.from({ length: 41 }, (_, at) => marker(at + 1));

/** The server's answers about Ana carry her markers, and so does what it says her password was. */
export async function plantInAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const address = /\/app\/v1\/(accountLogin|getAfterLoginInfoWeb)$/;
  await context.route(address, async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { appUser?: object };
    if (json.appUser) Object.assign(json.appUser, ANA, { password: PASSWORD_MARKERS[0] });
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

/** Fills the tables and storages that later screens write, and types into a form. */
export async function plantOnDevice(page: Page): Promise<void> {
  await page.evaluate(writeRows, { ...PLANTED, password: PASSWORD_MARKERS[1], question: QUESTION });
  await page.goto('/profile/more');
  await page.getByText(IN_PAGE[0] ?? '').waitFor();
}

/** Runs in the page. */
async function writeRows(words: Record<string, string | undefined>): Promise<void> {
  const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const known = await indexedDB.databases();
  const own = known.find(({ name }) => name?.startsWith('perya-u-'))?.name ?? '';
  const db = await settled(indexedDB.open(own));
  const tables = db.transaction(['answers', 'favourites', 'drafts', 'tickets'], 'readwrite');
  tables.objectStore('answers').put({ path: '/app/v1/getMail2', input: words.input, savedAt: 1, answer: words.answer });
  tables.objectStore('favourites').put({ gameId: 1001, wanted: true, confirmed: false, changedAt: 1 });
  tables.objectStore('drafts').put({ form: 'bank', fields: { card: words.draft } });
  const question = { key: 'k1', wish: 'open', ticketId: 0, pictures: [], wishedAt: 1, refused: 1002 };
  tables.objectStore('tickets').put({ ...question, content: words.question });
  await new Promise((resolve) => tables.addEventListener('complete', resolve));
  db.close();
  sessionStorage.setItem('drafts', JSON.stringify({ bind: { mobile: words.typed } }));
  sessionStorage.setItem('somethingElse', `${words.visit} ${words.password}`);
}

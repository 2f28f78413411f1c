import { posix } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { englishOf, speak } from '#ui/spoken.ts';
import { filipino } from './filipino.ts';

const modules = import.meta.glob<Record<string, object>>('../../**/{text,*-text}.ts', { eager: true });
const exported = Object.values(modules).flatMap((module) => Object.values(module));
const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const frame = import.meta.glob<Record<string, object>>('../../../server/provider/page/text{,.fil}.ts', { eager: true });
const pushes = import.meta.glob<Record<string, object>>('../../../sw/push/text.ts', { eager: true });

/** The words of the frame's program are chosen by itself; they are read side by side like all others. */
const frameTable = (ending: string): object =>
  Object.assign({}, ...Object.entries(frame).flatMap(([path, table]) => (path.endsWith(ending) ? [table] : [])));

const areas = [
  ...Object.entries(filipino).map(([area, fil]) => [area, englishOf(area) ?? {}, withoutWhatDecides(fil)] as const),
  ...Object.values(pushes).map((push) => ['push', push['english'] ?? {}, push['filipino'] ?? {}] as const),
  ['frame', { text: Reflect.get(frameTable('/text.ts'), 'text') }, { text: Reflect.get(frameTable('.fil.ts'), 'fil') }],
] as const;

/** Beside a balance or a name that must stay whole there is no room for more than the word alone. */
const CRAMPED = new Set(['lobby.login', 'lobby.deposit', 'lobby-menu.withdraw', 'play.deposit']);

/** What a player of either language reads in the same words: names, and what is English in Manila as well. */
const SAME = new Set(
  `app build brand browser chip code database deal draw email flush four of a kind full house hint home hot id jackpot live lobby
  lucky wheel maria@example.com menu min network offline ok online password perya phone number phone pink poker
  royal straight three two pair s self-test server service worker slots fish sports storage username vip rebate wild
  slot color game video demo scatter screen superior heart diamond club spade spin clubs diamonds hearts spades jack queen king android customer account
  reward rewards coupon mail news wallet bonus reference deposit withdrawal order games qr ph gcash maya points v j q k a
  active address adjustment agent birthday horseshoe level lottery net status register pending player fee payment page picture`.split(
    /\s+/,
  ),
);

afterEach(() => speak({}));

test('every area that speaks is translated', () => {
  const spoken = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/= spoken\('([\w-]+)'/g), ([, area]) => area),
  );
  expect(new Set(Object.keys(filipino))).toEqual(new Set(spoken));
});

test.each(areas)('%s says the same things under the same names', (area, english, fil) => {
  const names = leaves(english, area).map(([path]) => path);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(leaves(fil, area).map(([path]) => path))).toEqual(new Set(names));
});

test.each(areas)('%s keeps the keys of messages, the addresses and the numbers', (area, english, fil) => {
  const kept = (table: object) =>
    new Map(leaves(table, area).map(([path, said]) => [path, isForPrograms(path) ? said : numbersIn(said)]));
  expect(kept(fil)).toEqual(kept(english));
});

test.each(areas)('%s leaves nothing empty and nothing in English', (area, english, fil) => {
  const before = new Map(leaves(english, area));
  const read = leaves(fil, area).filter(([path]) => !isForPrograms(path));
  expect(read.filter(([path, said]) => said.trim() === '' && before.get(path) !== '')).toEqual([]);
  const own = read.filter(([path]) => !CRAMPED.has(path));
  expect(own.filter(([path, said]) => said === before.get(path) && !isSameInBoth(said))).toEqual([]);
});

const WAITING = /\.(noConnection|noCancel|noClose|checkLater|restOnline)\.text$|^(upload\.waits|play\.offline)\.text$/;
test('what waits for a server that answers nothing does not say that the phone is offline', () => {
  const all = areas.flatMap(([area, ...tables]) => tables.flatMap((table) => leaves(table, area)));
  const waiting = all.filter(([path]) => WAITING.test(path)).map(([, said]) => said);
  expect([waiting.length > 20, waiting.filter((said) => /offline/i.test(said))]).toEqual([true, []]);
});

/** What hurries a player on. How many turns or days of their own are left is a fact, and stands without such a word. */
const URGENT = {
  en: /\bonly\b.*\bleft\b|hurry|last chance|\b(ends?|closes?) soon|don[’']t miss|act (now|fast)|running out|while (it|they|stocks?) lasts?|before it[’']s too late|limited (time|offer)|now or never|win (it )?back/i,
  fil: /na lang|magmadali|bilisan|dalian|huling (pagkakataon|araw)|huwag (nang )?palampasin|malapit nang (matapos|maubos)|paubos|limitado|habang (mayroon|may natitira)|bumawi|mabawi ang talo/i,
};

test.each(['activities', 'invites', 'agents', 'seasons', 'lobby'])(
  '%s hurries no player, in either language',
  (area) => {
    const english = leaves(englishOf(area) ?? {}, area).map(([, said]) => said);
    const fil = leaves(Reflect.get(filipino, area), area).map(([, said]) => said);
    expect(english.filter((said) => URGENT.en.test(said))).toEqual([]);
    expect(fil.filter((said) => URGENT.fil.test(said))).toEqual([]);
    // A pattern that knows no hurry proves nothing.
    expect([URGENT.en.test('Only 3 left!'), URGENT.fil.test('3 na lang ang natitira!')]).toEqual([true, true]);
  },
);

/** What no text of the other language says, names of the law and of organizations aside. */
const ENGLISH_WORDS = new Set(
  `the and your you is are was were be been this that these it of to not with without from for by we our they there here when while
  where which what who how has have had does do did will would can cannot could should but or if then than only after before
  again more about into until since because newsng mailng rewardng walletng`.split(/\s+/),
);
const FILIPINO_WORDS = new Set(
  `ang ng mga sa ay ito iyon iyan hindi wala mayroon kayo ninyo inyong namin natin nila siya kung kapag dahil para nang lang
  pa rin din muna kaya pero bago ngayon dito diyan po opo ulit saan ano sino kailan`.split(/\s+/),
);

const wordsFrom = (list: ReadonlySet<string>, said: string): string[] =>
  said
    .toLowerCase()
    .split(/[^a-zñ’']+/)
    .filter((word) => list.has(word));

test.each(areas)('%s has no word of one language in the other’s texts', (area, english, fil) => {
  const mixed = (table: object, list: ReadonlySet<string>) =>
    leaves(table, area)
      .filter(([path]) => !isForPrograms(path))
      .flatMap(([path, said]) => wordsFrom(list, said.replaceAll(NAMES, '')).map((word) => `${path}: ${word}`));
  expect(mixed(fil, ENGLISH_WORDS)).toEqual([]);
  expect(mixed(english, FILIPINO_WORDS)).toEqual([]);
});

test('a phone is linked, and no screen has another word for it', () => {
  const screens = areas.filter(([area]) => area !== 'terms');
  const said = (of: (area: (typeof areas)[number]) => object) =>
    screens.flatMap((one) => leaves(of(one), one[0])).filter(([path]) => !isForPrograms(path));
  expect(said(([, english]) => english).filter(([, words]) => /\b(bind|binding|bound)\b/i.test(words))).toEqual([]);
  expect(said(([, , fil]) => fil).filter(([, words]) => /ikabit|nakakabit|konekta/i.test(words))).toEqual([]);
});

test('the lists of words find what stands in the wrong file', () => {
  expect(wordsFrom(ENGLISH_WORDS, 'Your deposit is here')).toEqual(['your', 'is', 'here']);
  expect(wordsFrom(FILIPINO_WORDS, 'Nasa balanse na ninyo ito, hindi ba?')).toEqual(['ninyo', 'ito', 'hindi']);
});

test('every text is shown by a screen: its name stands where its area is read', () => {
  const areasAt = Object.entries(sources).flatMap(([path, source]) => {
    const [, area] = /= spoken\('([\w-]+)'/.exec(source) ?? [];
    return area === undefined ? [] : [[path, area] as const];
  });
  expect(areasAt.length).toBe(Object.keys(filipino).length);
  const unread = areasAt.flatMap(([path, area]) =>
    Object.keys(englishOf(area) ?? {})
      .filter((name) => !isRead(name, path))
      .map((name) => `${area}.${name}`),
  );
  expect(unread).toEqual([]);
});

test('both legal texts begin with which language decides', () => {
  for (const { sections } of [filipino.terms, filipino.privacy]) {
    expect(sections[0]?.body?.[0]).toMatch(/Ingles ang masusunod/);
  }
});

test.each(Object.entries(filipino))('%s follows the language that is chosen, there and back', (area, fil) => {
  const english = englishOf(area) ?? {};
  const shown = exported.find((one) =>
    Object.entries(english).every(([name, said]) => Reflect.get(one, name) === said),
  );
  speak(filipino);
  expect({ ...shown }).toEqual({ ...fil });
  speak({});
  expect({ ...shown }).toEqual({ ...english });
});

/** What has an English name in Filipino as well: a button of the phone, a law's title, what poker calls its hands. */
const NAMES = /Add to Home Screen|Data Privacy Act of 2012|(four|three) of a kind|jacks or better/gi;

const LIMITS = {
  usernameMin: 4,
  usernameMax: 16,
  passwordMin: 6,
  passwordMax: 20,
  phoneMin: 10,
  phoneMax: 11,
  phoneStart: '9',
  countryCode: '+63',
};

/** What a function is asked with, where numbers would not do. */
const GIVEN: Record<string, unknown[][]> = {
  'auth.fieldMessages': [[LIMITS], [{ ...LIMITS, phoneMax: 10, phoneStart: '' }]],
  'auth.fieldHints': [[LIMITS], [{ ...LIMITS, phoneMax: 10, phoneStart: '' }]],
  'selfTest.failing': [[['7', '8']]],
  'system.maintenance': [['']],
  'frame.text.hintIs': [[''], ['7']],
};

/** One and many read differently in English. */
const ONE_AND_MANY = [
  [1, 1, 1],
  [7, 8, 9],
];

/** Every text by its path; what is a function is asked, and answers for itself. */
function leaves(value: unknown, path: string): [path: string, said: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const { [path]: given = ONE_AND_MANY } = GIVEN;
    return given.flatMap((samples, at) => leaves(Reflect.apply(value, undefined, samples), `${path}(${at})`));
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

/** What an import names, as the glob names it. */
function placeOf(named: string, from: string): string | undefined {
  if (named.startsWith('#')) return `../../${named.slice(1)}`;
  return named.startsWith('.') ? posix.join(posix.dirname(from), named) : undefined;
}

const importsOf = (path: string): string[] =>
  Array.from((sources[path] ?? '').matchAll(/(?:from\s+|import\()'([^']+)'/g), ([, named = '']) => named).flatMap(
    (named) => placeOf(named, path) ?? [],
  );

const importers = new Map<string, string[]>();
for (const path of Object.keys(sources)) {
  if (/\.test\.|\.fil\.ts$/.test(path)) continue;
  for (const named of importsOf(path)) importers.set(named, [...(importers.get(named) ?? []), path]);
}

/** Read by name where the text is imported, or named by what is imported there and decides which text is shown. */
function isRead(name: string, area: string): boolean {
  const places = [area, ...importsOf(area).filter((path) => path.endsWith('first-text.ts'))];
  const direct = places.flatMap((path) => importers.get(path) ?? []);
  const passesOn = direct.filter((path) => /^export \{[^}]*\btext\b/m.test(sources[path] ?? ''));
  const readers = [...direct, ...passesOn.flatMap((path) => importers.get(path) ?? [])];
  const byName = new RegExp(`\\.${name}\\b|'${name}'|\\{ ${name} \\}: FirstText`);
  const decides = new RegExp(`'${name}'`);
  return (
    new RegExp(`text\\.${name}\\b`).test(sources[area] ?? '') ||
    readers.some((path) => byName.test(sources[path] ?? '')) ||
    readers.flatMap(importsOf).some((path) => path !== area && decides.test(sources[path] ?? ''))
  );
}

/** Keys of messages, names of icons and addresses: nobody reads them. */
const isForPrograms = (path: string): boolean => /\.(key|icon)$|\.returnNames\.\d+\.0$/.test(path);

const numbersIn = (said: string): string[] => (said.match(/\d+([.,]\d+)*/g) ?? []).toSorted();

const isSameInBoth = (said: string): boolean =>
  said
    .toLowerCase()
    .split(/[^a-z@.-]+/)
    .every((word) => word === '' || SAME.has(word.replaceAll(/^[.-]+|[.-]+$/g, '')) || /^[.-]+$/.test(word));

function withoutWhatDecides(table: object): object {
  if (table !== filipino.terms && table !== filipino.privacy) return table;
  const [first, ...sections] = (table as typeof filipino.terms).sections;
  const { body: [, ...body] = [], ...rest } = first ?? { title: '' };
  const { title, ...others } = rest;
  return { sections: [{ title, ...(body.length > 0 && { body }), ...others }, ...sections] };
}

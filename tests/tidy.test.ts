/** The rules of the house that a linter cannot say. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
const PROGRAMS = ['src', 'sw', 'workers', 'server', 'tests'];
const LONGEST_LINES = 250;
const MOST_LETS = 12;
const FULL_ROOM = 12;

const filesIn = (folders: string[], names: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && names.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1)),
  );
const files = filesIn(PROGRAMS, /\.(tsx?|mjs|css|html)$/).filter((path) => path !== 'tests/tidy.test.ts');

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const isTest = (path: string): boolean => path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path);
const having = (pattern: RegExp, among: string[]): string[] => among.filter((path) => pattern.test(read(path)));

const sources = files.filter((path) => !isTest(path));

test('each browser program has one fetch of our own, the document one before the page has started, and two ask whether a server answers', () => {
  const fetching = having(
    /(?<![.\w])fetch\(/,
    sources.filter((path) => !path.startsWith('server/')),
  );
  expect(fetching.toSorted()).toEqual([
    'src/data/call/call.ts',
    'src/data/play/framed-game.ts',
    'src/early/config-call.ts',
    'src/early/missing-program.ts',
    'sw/api/send.ts',
  ]);
});

test('only the store knows Dexie', () => {
  expect(having(/from 'dexie'/, sources).filter((path) => !path.startsWith('src/store/'))).toEqual([]);
});

test('React keeps back nothing that comes late: one place uses its own Suspense, and one its lazy', () => {
  expect(having(/import \{[^}]*\bSuspense\b[^}]*\} from 'react'/, sources)).toEqual(['src/ui/until.tsx']);
  expect(having(/import \{[^}]*\blazy\b[^}]*\} from 'react'/, sources)).toEqual(['src/ui/lazy-named.ts']);
});

test('one place leads to an address, and no component follows the address to do so or for all that an entry of the history holds', () => {
  expect(
    having(
      /\bnavigate\b/,
      sources.filter((path) => path.startsWith('src/')),
    ),
  ).toEqual(['src/go.ts']);
  expect(having(/\[\w*, \w+\] = useLocation|useHistoryState/, sources)).toEqual([]);
});

test('home itself follows no signal: what does is drawn again whenever it is shown again, with all that it holds', () => {
  expect(having(/useSignals/, ['src/features/lobby/screens/home-screen.tsx'])).toEqual([]);
});

test('only the module that keeps a signal can set it: no writable signal is exported', () => {
  expect(having(/^export const \w+ = signal[<(]/m, sources)).toEqual([]);
});

test('state that a module keeps to itself stays rare', () => {
  const lines = sources
    .filter((path) => path.startsWith('src/'))
    .flatMap((path) => read(path).match(/^(?:export )?let /gm) ?? []);
  expect(lines.length).toBeLessThanOrEqual(MOST_LETS);
});

test('each room of the page’s data holds at most twelve modules', () => {
  const rooms = new Map<string, number>();
  for (const path of sources.filter((one) => /^src\/data\/[^/]+\/[^/]+\.tsx?$/.test(one))) {
    const room = path.split('/')[2] ?? '';
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  expect([...rooms].filter(([, count]) => count > FULL_ROOM)).toEqual([]);
});

test('the server reads the clock where it starts and where it watches over its database', () => {
  const reading = having(
    /Date\.now\(\)|new Date\(\)/,
    sources.filter((path) => path.startsWith('server/')),
  );
  expect(reading.filter((path) => !/server\/(index|clock|launch\/|sql\/embedded)/.test(path))).toEqual([]);
});

test('the server begins a transaction in one place, and a look at the books at one moment in another', () => {
  const beginning = having(
    /\.(transaction|startTransaction)\(\)/,
    sources.filter((path) => path.startsWith('server/') && !path.startsWith('server/provider/')),
  );
  expect(beginning).toEqual(['server/ledger/find-mismatches.ts', 'server/sql/in-transaction.ts']);
});

test('an hour and a day are said in one place', () => {
  expect(having(/\b(86_400_000|3_600_000|60 \* 60 \* 1_?000|60 \* 60_000)\b/, sources)).toEqual([]);
});

test('files are kebab-case, short, and named after one thing', () => {
  const nameless = /^(utils?|helpers?|common|misc)\./;
  expect(files.filter((path) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(basename(path)))).toEqual([]);
  expect(files.filter((path) => nameless.test(basename(path)))).toEqual([]);
  expect(files.filter((path) => read(path).split('\n').length > LONGEST_LINES + 1)).toEqual([]);
});

test('a barrel stands only where a folder is a boundary', () => {
  const barrels = having(/^export (\*|\{[^}]*\}) from/m, sources).filter((path) => !path.startsWith('server/'));
  expect(barrels.filter((path) => !/^src\/(contract|ui\/[^/]+)\/index\.ts$/.test(path))).toEqual([]);
});

test('every decision stands in the index under its title, and pages cite it as "decision 023"', () => {
  const folder = 'docs/decisions';
  const decisions = readdirSync(join(PROJECT, folder)).filter((name) => name !== 'README.md');
  const lines = decisions.map((name) => {
    const [, number, title] = /^# (\d{3}) (.+)/.exec(read(join(folder, name))) ?? [];
    return `- [${number}](${name}) ${title}`;
  });
  expect(read(join(folder, 'README.md')).match(/^- .*/gm)?.toSorted()).toEqual(lines.toSorted());
  const pages = ['README.md', ...filesIn(['docs', ...PROGRAMS], /\.md$/)];
  expect(having(/decisions\/\d{3}|\(0\d{2}\)/, pages)).toEqual([]);
});

test('nothing is left half done', () => {
  expect(having(/\b(TODO|FIXME|XXX)\b(?! ?\(#\d+\))/, files)).toEqual([]);
  expect(having(/\.(only|skip|fixme)\(/, files)).toEqual([]);
  expect(having(/catch( \([^)]*\))? \{\s*\}/, files)).toEqual([]);
});

test('a test’s title stands by itself, so that a red line says what is wrong', () => {
  const goingOn = /(\b(test|it)(\.(?!step)\w+)*|\))\(\s*['"`](\[[^\]]*\] )*(nor|and|or|but|so|then|also|neither)\b/;
  expect(having(goingOn, files.filter(isTest))).toEqual([]);
});

test('a browser test loads a page anew in one way, and where the very moment is the subject in another', () => {
  const reloading = having(/\.reload\(/, files).filter((path) => /^tests\/(e2e|faults|kit)\//.test(path));
  expect(reloading.toSorted()).toEqual(['tests/faults/page-hides.spec.ts', 'tests/kit/pages.ts']);
});

test('screens hold no color, no address and no date of their own, and their table no address that src/contract/paths.ts does not have', () => {
  const screens = sources.filter((path) => /^src\/features\/.*\/(screens|parts)\/.*\.tsx$/.test(path));
  expect(having(/#[0-9a-f]{6}\b|['"`]\/(lobby|profile|activity)\/|Date\.now/, screens)).toEqual([]);
  const tables = sources.filter((path) => /^src\/features\/[a-z]+\/routes\.ts$/.test(path));
  expect(tables.length).toBeGreaterThan(10);
  expect(having(/['"`]\//, tables)).toEqual([]);
});

test('a style takes gold from the tokens, which are green in green mode: a notice alone warns in a gold of its own', () => {
  const styles = files.filter((path) => /^src.*\.css$/.test(path) && path !== 'src/ui/tokens.css');
  expect(styles.length).toBeGreaterThan(50);
  expect(having(/#(ffc83d|ffe08a|ff9d2e)/, styles)).toEqual(['src/ui/notice/notice.css']);
});

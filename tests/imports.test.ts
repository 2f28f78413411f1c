/** No module needs, in however many steps, a module that needs it: each can be read after those that it imports. */
import { expect, test } from 'vitest';
import { importsOf, modulesOf, textOf } from './import-graph.mjs';

type Graph = ReadonlyMap<string, readonly string[]>;

const modules = modulesOf('server', 'src', 'sw', 'workers').filter((path) => !path.includes('.test.'));

/** The first circle that is met, or nothing. */
function findCircle(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const next of graph.get(path) ?? []) {
      const circle = visit(next, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of graph.keys()) {
    const circle = visit(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const graph: Graph = new Map(modules.map((path) => [path, importsOf(path)]));

test('no import leads back to where it came from', () => {
  expect(findCircle(graph)).toEqual([]);
});

/** The context of a call is made of what these rooms do, and their handlers are given it; a log-in and a safebox compare their passwords. */
const KNOWN_CIRCLES = [
  'call > config',
  'call > deposits',
  'call > players',
  'call > social',
  'call > uploads',
  'players > safebox',
];

test('no room of the server needs a room that needs it, apart from those that are named here', () => {
  const roomOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1];
  const rooms = new Map<string, string[]>();
  const met = new Set<string>();
  for (const [path, imports] of graph) {
    const room = roomOf(path);
    for (const other of imports.map(roomOf)) {
      if (!room || !other || room === other) continue;
      const step = `${room} > ${other}`;
      met.add(step);
      if (!KNOWN_CIRCLES.includes(step)) rooms.set(room, [...(rooms.get(room) ?? []), other]);
    }
  }
  expect(rooms.size).toBeGreaterThan(20);
  expect(findCircle(rooms)).toEqual([]);
  expect(KNOWN_CIRCLES.filter((step) => !met.has(step))).toEqual([]);
});

test('the shape of a call knows no handler, and nothing that is made of the whole server', () => {
  const above = /^server\/(handlers|launch|sandbox|seed|services\.ts|app\.ts)/;
  const inCall = modules.filter((path) => path.startsWith('server/call/'));
  expect(inCall.length).toBeGreaterThan(5);
  expect(inCall.flatMap((path) => (graph.get(path) ?? []).filter((next) => above.test(next)))).toEqual([]);
});

test('handlers are tables of contents: they reach for no database, no ledger and no answer of their own', () => {
  const inHandlers = modules.filter((path) => path.startsWith('server/handlers/'));
  expect(inHandlers.length).toBeGreaterThan(10);
  const below = /^server\/(sql|ledger|http|fair|rules)\//;
  expect(inHandlers.flatMap((path) => (graph.get(path) ?? []).filter((next) => below.test(next)))).toEqual([]);
});

test('DOMPurify comes with rich text alone, and rich text with the screen that shows one', () => {
  const naming = (pattern: RegExp) => modules.filter((path) => pattern.test(textOf(path)));
  expect(naming(/(from |import\()'dompurify'/)).toEqual(['src/page/rich-text/safe-content.ts']);
  // All of that folder travels in one script.
  const room = 'src/page/rich-text/';
  const outside = modules.filter((path) => !path.startsWith(room));
  expect(outside.filter((path) => graph.get(path)?.some((next) => next.startsWith(room)))).toEqual([]);
  expect(naming(/import\('#page\/rich-text\/rich-text\.tsx'\)/)).not.toEqual([]);
});

test('the walk finds a circle of any length, and sees every import', () => {
  const circle = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['d', 'b']],
    ['d', []],
  ]);
  expect(findCircle(circle)).toEqual(['b', 'c', 'b']);
  expect(graph.get('server/index.ts')?.length).toBeGreaterThan(0);
  const unknown = [...graph.values()].flat().filter((path) => /\.tsx?$/.test(path) && !graph.has(path));
  expect(unknown).toEqual([]);
});

test('nothing of a promotion comes before home’s first pictures: the first script holds nothing of them', () => {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !graph.has(path)) return;
    seen.add(path);
    for (const next of importsOf(path, 'script')) visit(next);
  };
  for (const entry of ['src/main.tsx', 'src/early/head.ts', 'src/early/index.ts']) visit(entry);
  expect(seen.size).toBeGreaterThan(100);
  const loaded = [...seen].filter((path) => path.startsWith('src/features/activities/'));
  expect(loaded).toEqual([]);
  // What is loaded when there is time begins after the first pictures.
  const late = [...seen].filter((path) => /import\('[^']*features\/activities|import\('\.\/bodies/.test(textOf(path)));
  expect(late).toEqual([]);
});

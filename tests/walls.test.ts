/** The lint's walls between rooms hold for a module at any depth. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const LINT = resolve('node_modules/oxlint/bin/oxlint');

/** A module of a room, and what it must not import. */
const FORBIDDEN = [
  ['src/shared/a.ts', '#data/call/call.ts'],
  ['src/shared/b.ts', '#paths'],
  ['src/contract/a.ts', '#data/call/call.ts'],
  ['src/store/a.ts', '#ui/button/button.tsx'],
  ['src/ui/a.ts', '#data/call/call.ts'],
  ['src/ui/sheet/b.ts', '#features/lobby/screens/home-screen.tsx'],
  ['src/data/call/a.ts', '#ui/button/button.tsx'],
  ['src/page/a.ts', '#features/lobby/parts/cards/text.ts'],
  ['src/features/mail/parts/a.ts', '#features/lobby/parts/cards/text.ts'],
  ['src/features/mail/parts/b.ts', '#store/player/schema.ts'],
  ['src/app/shell/a.ts', '#workers/search/game-index.ts'],
  ['src/early/a.ts', '#workers/search/game-index.ts'],
  ['sw/api/a.ts', '#data/call/call.ts'],
  ['workers/search/a.ts', '#features/lobby/rules/offers-to-show.ts'],
  ['server/call/a.ts', '#app/shell/tab-bar.tsx'],
] as const;

const ALLOWED = [
  ['src/features/mail/parts/c.ts', '#data/call/call.ts'],
  ['src/data/call/c.ts', '#contract/entities/game.ts'],
  ['src/app/shell/c.ts', '#features/lobby/parts/cards/text.ts'],
  ['workers/c.ts', '#store/shelves.ts'],
  ['src/early/c.ts', '#ui/icon/paths.ts'],
] as const;

const place = mkdtempSync(join(tmpdir(), 'walls-'));
afterAll(() => rmSync(place, { recursive: true }));

test('no room imports from a room that it must not know, however deep the module lies', () => {
  const { options: _, ...config } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Record<string, unknown>;
  writeFileSync(join(place, '.oxlintrc.json'), JSON.stringify(config));
  cpSync('tests/lint', join(place, 'tests/lint'), { recursive: true });
  for (const [path, from] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), `export { one } from '${from}';\n`);
  }
  const { stdout } = spawnSync(process.execPath, [LINT, '--format=json'], {
    cwd: place,
    encoding: 'utf8',
  });
  const told = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const walls = told.diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  expect(walls.map(({ filename }) => filename).toSorted()).toEqual(FORBIDDEN.map(([path]) => path).toSorted());
});

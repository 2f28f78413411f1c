/** Which module imports which, read from the text of all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../server/launch/prepare.mjs';

const aliases = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).map(
  ([name, place]) => [name.replace('*', ''), place.replace('*', '').replace('./', '')],
);

/** Types count as well: who reads a module has to know what its words mean. A piece that is loaded late does not. */
const IMPORT = /^(?:(?:import|export)\s[^;'"]*?from|import)\s+'([^']+)'/gm;

/** Without types, which are gone before a browser reads a script. */
const SCRIPT = /^(?:(?:import|export)\s(?!type\s)[^;'"]*?from|import)\s+'([^']+)'/gm;

/** Pieces that are loaded late too. */
const ANY = /^(?:(?:import|export)\s[^;'"]*?from|import)\s+'([^']+)'|(?<![\w.])import\('([^']+)'\)/gm;

const KINDS = { import: IMPORT, script: SCRIPT, any: ANY };

/** Paths of the modules in these folders of the project. */
export const modulesOf = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, '')),
  );

export const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** What a module imports from the project itself. */
export function importsOf(path, kind = 'import') {
  return [...textOf(path).matchAll(KINDS[kind])].flatMap(([, one, late]) => placeOf(one ?? late ?? '', path) ?? []);
}

function placeOf(named, from) {
  if (named.startsWith('.')) return join(dirname(from), named);
  const alias = aliases.find(([name]) => named.startsWith(name));
  return alias && alias[1] + named.slice(alias[0].length);
}

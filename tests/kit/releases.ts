/** Three releases of the app, really built, and servers that serve them: what a tab meets that stays open over deploys. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, run } from './child.ts';
import { scratchFolder } from './scratch.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache', 'releases');

export interface Deployment {
  port: number;
  /** The mark that /about shows. */
  build: string;
  stop: () => Promise<void>;
}

/**
 * One folder for each, as an operator unpacks it: the page beside the server. The first is what stands in dist, the
 * others are built from the same sources, once for as long as these stay the same.
 */
export async function buildReleases(count: number): Promise<string[]> {
  const sources = readFileSync(join(ROOT, 'build', '.stamp'), 'utf8').slice(0, 12);
  const folders = Array.from({ length: count }, (_, at) => join(KEPT, sources, String(at + 1)));
  mkdirSync(join(KEPT, sources), { recursive: true });
  // Another worker takes the same old ones away at the same time.
  for (const other of readdirSync(KEPT))
    if (other !== sources) rmSync(join(KEPT, other), { recursive: true, force: true });
  await Promise.all(
    folders.map(async (folder, at) => {
      if (existsSync(folder)) return;
      const making = `${folder}-${process.pid}`;
      cpSync(join(ROOT, 'build', 'server'), join(making, 'build', 'server'), { recursive: true });
      if (at === 0) cpSync(join(ROOT, 'dist'), join(making, 'dist'), { recursive: true });
      else await buildPage(join(making, 'dist'), at + 1);
      putInPlace(making, folder);
    }),
  );
  return folders;
}

/** Another worker may have been faster, also in this very moment: what is full is not replaced. */
function putInPlace(making: string, folder: string): void {
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
}

async function buildPage(folder: string, release: number): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--config', join(import.meta.dirname, 'release.vite.config.ts'), '--outDir', folder];
  const built = run(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', ...options],
    { PERYA_RELEASE: String(release) },
    ROOT,
  );
  if ((await built.ended) !== 0) throw new Error(`Release ${release} was not built:\n${built.output()}`);
}

interface DeployOptions {
  /** The host that answers the calls. */
  api: string;
  /** Where the server keeps what it served before; a folder of its own for one that forgets it. */
  data?: string;
  env?: Record<string, string>;
}

/** Starts a release as an operator does. */
export async function deploy(
  folder: string,
  { api, data = scratchFolder(), env = {} }: DeployOptions,
): Promise<Deployment> {
  const server: Child = run(process.execPath, [join(folder, 'build', 'server', 'index.js')], {
    PORT: '0',
    API_ORIGIN: api,
    PERYA_DATA: data,
    DATABASE_URL: '',
    ...env,
  });
  const ready = await server.line(/^Perya is ready at /);
  const html = readFileSync(join(folder, 'dist', 'index.html'), 'utf8');
  return {
    port: Number(new URL(ready.slice('Perya is ready at '.length)).port),
    build: /<script[^>]+src="[^"]*-([\w-]{8})\.js"/.exec(html)?.[1] ?? '',
    stop: async () => void (await server.kill('SIGTERM')),
  };
}

/** Asks for the program. The document names it, and leaves it to this script when it goes on the wire. */
import { reachServer, recoverFromMissingProgram } from './missing-program.ts';

const NOT_BROUGHT = 'script[type=program]:not([data-brought])';

/** It is fetched and read, and runs when it is brought. */
export function fetchProgram(): void {
  const href = document.querySelector<HTMLScriptElement>(NOT_BROUGHT)?.src;
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Does it once. In development the document brings the program by itself. What a broken connection has kept away is asked for
 * again when the server answers.
 */
export async function bringProgram(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>(NOT_BROUGHT);
  if (!script) return;
  script.dataset['brought'] = '';
  const bring = (): Promise<unknown> => import(/* @vite-ignore */ script.src);
  await bring()
    .catch(() => reachServer().then(bring))
    .catch((error: unknown) => {
      // The document has no room for the log's own way, which is three times as long here.
      // oxlint-disable-next-line no-console
      console.info('[perya] no program', error);
      // It may have broken off once more.
      return reachServer().then(recoverFromMissingProgram);
    });
}

/** Asks for the program. The document names it, and leaves it to this script when it goes on the wire. */
import { toConsole } from '#shared/log.ts';
import { recoverFromMissingProgram } from './missing-program.ts';

const NOT_BROUGHT = 'script[type=program]:not([data-brought])';

/** It is fetched and read, and runs when it is brought. */
export function fetchProgram(): void {
  const href = document.querySelector<HTMLScriptElement>(NOT_BROUGHT)?.src;
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Does it once. In development the document brings the program by itself. */
export async function bringProgram(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>(NOT_BROUGHT);
  if (!script) return;
  script.dataset['brought'] = '';
  await import(/* @vite-ignore */ script.src).catch((error: unknown) => {
    toConsole('info', 'no program', { why: String(error) });
    recoverFromMissingProgram();
  });
}

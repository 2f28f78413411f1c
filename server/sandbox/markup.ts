/** Pieces of the sandbox's pages. They hold no script, and every one says that it is a sandbox. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/durations.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A browser asks for a page, a script for JSON. */
export const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html');

interface Page {
  title: string;
  body: string;
  /** Seconds until the page asks for itself again. */
  reloadSeconds?: number;
}

export function sendPage({ title, body, reloadSeconds }: Page): Response {
  const html = `<!doctype html>
<html lang="en-PH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escape(title)} · Perya sandbox</title>
<link rel="icon" href="/icons/icon-192.png">
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<p class="banner" role="note"><strong>Sandbox.</strong> Play money, made-up games, made-up players. Nothing here is real.</p>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`;
  const reload: Record<string, string> = reloadSeconds === undefined ? {} : { refresh: String(reloadSeconds) };
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...reload } });
}

/** Words that the player reads; left empty, the usual ones. */
export const reasonField = (label: string, usual = ''): string =>
  `<label class="field"><span>${escape(label)}</span>
<input type="text" name="reason" maxlength="200" value="${escape(usual)}"></label>`;

/** A text for "two minutes ago". Whole units are enough for a tester. */
export function ageOf(at: Date, now: Date): string {
  const age = Math.round((now.getTime() - at.getTime()) / SECOND_MS) * SECOND_MS;
  if (age < 0) return 'in the future';
  const units = [
    ['day', DAY_MS],
    ['hour', HOUR_MS],
    ['minute', MINUTE_MS],
  ] as const;
  const [name, size] = units.find(([, size]) => age >= size) ?? (['second', SECOND_MS] as const);
  const count = Math.floor(age / size);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}

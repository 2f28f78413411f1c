import type { Staged } from './stage.ts';

export function sandboxPage({ settings, gameListVersion }: Staged): string {
  return `<!doctype html>
<html lang="en-PH">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Sandbox · Perya</title>
<h1>Sandbox</h1>
<p>This server runs with play money, made-up games and made-up players. Nothing here is real, and whoever reaches this
page can change what the lobby shows.</p>
<p>Settings are read with <code>GET /sandbox/settings</code> and set with <code>POST /sandbox/settings</code>, for example:</p>
<pre>${escape(EXAMPLE)}</pre>
<h2>Now</h2>
<p>Game list version <code>${escape(gameListVersion)}</code></p>
<pre>${escape(JSON.stringify(settings, null, 2))}</pre>
</html>
`;
}

const EXAMPLE = `{"settings": {"maintenance": {"status": 1, "content": "Back at noon."}}}
{"settings": {"mode": "green"}}
{"bumpGames": true}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

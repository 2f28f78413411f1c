/** The tester's door. It must never be open where real players are: only the private database or SANDBOX=1 opens it. */
import { sendJson } from '../http/answer.ts';
import { readJsonBody } from '../http/json-body.ts';
import type { Services } from '../services.ts';
import { sandboxPage } from './page.ts';
import { readStaged, stage } from './stage.ts';

export async function answerSandbox(request: Request, services: Services | undefined): Promise<Response> {
  if (!services) return sendJson({ error: 'There is no sandbox here.' }, 404);
  const { pathname } = new URL(request.url);
  const asks = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === '/sandbox' && asks) {
    return new Response(sandboxPage(await readStaged(services)), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
  if (pathname !== '/sandbox/settings') return sendJson({ error: 'There is no such page in the sandbox.' }, 404);
  if (asks) return sendJson(await readStaged(services));
  if (request.method !== 'POST') return sendJson({ error: 'Settings are read by GET and set by POST.' }, 405);
  const body = await readJsonBody(request);
  const staged = body.ok ? await stage(body.value, services) : undefined;
  return staged ? sendJson(staged) : sendJson({ error: 'Expected {"settings": {…}, "bumpGames": true}.' }, 400);
}

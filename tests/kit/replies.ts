/** Answers single calls in the server's place, and listens to what is asked. */
import type { BrowserContext, Request } from '@playwright/test';

const addressOf = (call: string): RegExp => new RegExp(`/prod-api-2/app/v1/${call}$`);

interface Asked {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  atMs: number;
}

export interface Replies {
  /** Every request of this call so far. */
  asked: Asked[];
  end: () => Promise<void>;
}

/** Every request of this call is answered with `reply`; without one it goes to the server and is only noted. */
export async function replyTo(context: BrowserContext, call: string, reply?: object): Promise<Replies> {
  const asked: Asked[] = [];
  const address = addressOf(call);
  await context.route(address, async (route) => {
    const request = route.request();
    asked.push({ body: bodyOf(request), headers: request.headers(), atMs: performance.now() });
    await (reply ? route.fulfill({ status: 200, json: reply }) : route.fallback());
  });
  return { asked, end: () => context.unroute(address) };
}

/** Answers as the server did, with some of its fields changed. */
export async function alterReply(
  context: BrowserContext,
  call: string,
  change: (body: Record<string, unknown>) => void,
): Promise<void> {
  await context.route(addressOf(call), async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as Record<string, unknown>;
    change(json);
    await route.fulfill({ status: 200, json });
  });
}

export const refusal = (errcode: number): object => ({ code: 200, errcode, message: '' });
export const signedOut = { code: 401, errcode: 401, message: '' };

function bodyOf(request: Request): Record<string, unknown> {
  try {
    return (request.postDataJSON() ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // A form with pictures.
  }
}

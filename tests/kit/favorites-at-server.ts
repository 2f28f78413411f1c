import type { APIRequestContext } from '@playwright/test';

/** The games that the server itself says its player likes. */
export async function favoritesAtServer(request: APIRequestContext, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { gameListVersion: '' };
  const reply = await request.post('/prod-api-2/app/v1/getAfterLoginInfoWeb', { data, headers });
  const { appUser } = (await reply.json()) as { appUser: { appGameDataUser: { gameLikes: Record<string, number> } } };
  const likes = Object.entries(appUser.appGameDataUser.gameLikes).filter(([, like]) => like === 1);
  return likes.map(([id]) => Number(id)).toSorted((a, b) => a - b);
}

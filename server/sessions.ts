/** Who is signed in. The pipeline asks here and nowhere else. */

export interface Player {
  id: number;
}

export interface Sessions {
  find(token: string, now: Date): Promise<Player | undefined>;
}

/** Knows nobody: sign-in is not built yet. */
export const noSessions: Sessions = { find: async () => undefined };

const BEARER = /^Bearer\s+([\w.~+/=-]{16,512})$/i;

export function tokenOf(request: Request): string | undefined {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
}

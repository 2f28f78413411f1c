/** The only fetch in this program, but for Workbox's own: of pictures, and of the shell. */
import { beginWait } from '#shared/waits.ts';

interface Patience {
  /** Rejects, as the browser's own fetch does, when no answer has come by then. */
  deadlineMs?: number | undefined;
  /** Whether it may be asked again, and so be let go when the line turns out to have been dead. */
  isQuestion?: boolean;
}

export async function send(request: Request, { deadlineMs, isQuestion = false }: Patience = {}): Promise<Response> {
  const wait = beginWait({ deadlineMs, isQuestion, follow: request.signal });
  try {
    return await fetch(request, { signal: wait.signal });
  } finally {
    wait.end();
  }
}

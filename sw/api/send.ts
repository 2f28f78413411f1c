/** The only fetch in this program. */

/** Rejects as the browser's own fetch does; with a deadline, also when no answer has come by then. */
export function send(request: Request, deadlineMs?: number): Promise<Response> {
  return fetch(request, deadlineMs === undefined ? {} : { signal: AbortSignal.timeout(deadlineMs) });
}

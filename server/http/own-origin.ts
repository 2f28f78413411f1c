/**
 * Where the page that asks stands, as its browser says. Passkeys and social sign-in are bound to that place, so only
 * places that are ours count: those the operator named, or in the sandbox whatever a tester's browser calls this machine.
 */
export type OwnOrigin = (request: Request) => string | undefined;

interface Ours {
  named: readonly string[];
  sandbox: boolean;
}

export function makeOwnOrigin({ named, sandbox }: Ours): OwnOrigin {
  return (request) => {
    const origin = request.headers.get('origin');
    if (origin === null || !URL.canParse(origin)) return undefined;
    const { hostname, host, protocol } = new URL(origin);
    if (named.includes(origin)) return origin;
    if (!/^https?:$/.test(protocol) || named.length > 0) return undefined;
    // Without a name given, it is at least the host that the request was sent to.
    return (sandbox && isThisMachine(hostname)) || host === new URL(request.url).host ? origin : undefined;
  };
}

const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');

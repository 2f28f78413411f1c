/**
 * The page runs under Trusted Types: only an address that went through this policy may become a worker. It lets through
 * scripts of our own origin and nothing else.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

const policy = trustedTypes?.createPolicy('perya', { createScriptURL: ownScript });

/** The value is a TrustedScriptURL where the browser has them; the DOM's types call it a string. */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : ownScript(url);
}

function ownScript(url: string): string {
  const absolute = new URL(url, location.href);
  if (absolute.origin !== location.origin) throw new TypeError(`Not a script of ours: ${absolute.origin}`);
  return absolute.href;
}

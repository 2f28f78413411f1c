import * as oidc from 'openid-client';
import { exchangeCode } from '../../social/exchange.ts';
import type { SocialProvider } from '../../social/provider.ts';
import { CLIENT_ID } from './authorize.ts';
import { AUTHORIZE_PATH, CLIENT_SECRET, describe, type SandboxIssuer } from './issuer.ts';

/** The sandbox's provider as the sign-in sees it. Both are one process, so what they say to each other needs no wire. */
export const sandboxProvider = (issuer: SandboxIssuer): SocialProvider => ({
  // A path, because a tester may reach this server under any name and port.
  offer: () => ({ name: 'LINE', authorizeUrl: AUTHORIZE_PATH, clientId: CLIENT_ID }),
  identify: async (exchange) => {
    const provider = new oidc.Configuration(describe(exchange.origin), CLIENT_ID, CLIENT_SECRET);
    oidc.allowInsecureRequests(provider);
    oidc.enableNonRepudiationChecks(provider);
    provider[oidc.customFetch] = (url, options) =>
      issuer.answer(new Request(url, { ...options, body: options.body ?? null }));
    const vouched = await exchangeCode(provider, exchange);
    // The same person under whatever name this server was reached.
    return vouched && { ...vouched, subject: `sandbox ${vouched.sub}` };
  },
});

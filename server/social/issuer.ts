/** A provider that the operator named. It is asked what it can do at start, and again until it has answered. */
import * as oidc from 'openid-client';
import { log } from '#shared/log.ts';
import { exchangeCode } from './exchange.ts';
import type { SocialProvider } from './provider.ts';

export interface IssuerSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** As the button calls it. */
  name: string;
}

const PATIENCE_SECONDS = 8;
const ASK_AGAIN_MS = 60_000;

export function openIssuer(
  { issuer, clientId, clientSecret, name }: IssuerSettings,
  onKnown: () => void,
  send?: oidc.CustomFetch,
): SocialProvider {
  let known: oidc.Configuration | undefined;
  const isLocal = issuer.protocol === 'http:';
  const discover = async (): Promise<void> => {
    known = await oidc.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      ...(send ? { [oidc.customFetch]: send } : {}),
      // Without this the statement is believed because of the line it came over, and its signature is not looked at.
      execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
    });
    onKnown();
  };
  const ask = (): void => {
    discover().catch((error: unknown) => {
      log.error('the sign-in provider does not answer', { detail: String(error) });
      setTimeout(ask, ASK_AGAIN_MS).unref();
    });
  };
  ask();
  return {
    offer: () => {
      const authorizeUrl = known?.serverMetadata().authorization_endpoint;
      return authorizeUrl === undefined ? null : { name, authorizeUrl, clientId };
    },
    identify: async (exchange) => {
      const vouched = known && (await exchangeCode(known, exchange));
      return vouched && { ...vouched, subject: `${vouched.issuer} ${vouched.sub}` };
    },
  };
}

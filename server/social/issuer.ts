/** A provider that the operator named. It is asked what it can do at start, and again until it has answered. */
import { jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { MINUTE_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { exchangeCode } from './exchange.ts';
import type { SocialProvider } from './provider.ts';

export interface IssuerSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** As the button calls it. */
  name: string;
  /** Signed with the secret that both know instead of a published key, as LINE does it. */
  signing: 'published-key' | 'shared-secret';
}

const SHARED_ALGORITHM = 'HS256';
const PATIENCE_SECONDS = 8;
const ASK_AGAIN_MS = MINUTE_MS;

export function openIssuer(
  { issuer, clientId, clientSecret, name, signing }: IssuerSettings,
  onKnown: () => void,
  send?: oidc.CustomFetch,
): SocialProvider {
  let known: oidc.Configuration | undefined;
  const isShared = signing === 'shared-secret';
  const secret = new TextEncoder().encode(clientSecret);
  const checkShared = (statement: string) => jwtVerify(statement, secret, { algorithms: [SHARED_ALGORITHM] });
  const isLocal = issuer.protocol === 'http:';
  const discover = async (): Promise<void> => {
    const metadata = isShared ? { id_token_signed_response_alg: SHARED_ALGORITHM } : {};
    known = await oidc.discovery(issuer, clientId, { client_secret: clientSecret, ...metadata }, undefined, {
      timeout: PATIENCE_SECONDS,
      ...(send ? { [oidc.customFetch]: send } : {}),
      execute: [
        // Without this the statement is believed because of the line it came over, and its signature is not looked at.
        ...(isShared ? [] : [oidc.enableNonRepudiationChecks]),
        ...(isLocal ? [oidc.allowInsecureRequests] : []),
      ],
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
      const vouched = known && (await exchangeCode(known, exchange, isShared ? checkShared : undefined));
      return vouched && { ...vouched, subject: `${vouched.issuer} ${vouched.sub}` };
    },
  };
}

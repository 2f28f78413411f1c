import type { SocialLogin } from '#contract/entities/config.ts';

/** What comes back from a person's browser, and where that browser stands. */
export interface Exchange {
  code: string;
  state: string;
  codeVerifier: string;
  origin: string;
}

/** Who a provider says it is. */
export interface Identity {
  /** Unique among all providers there may ever be. */
  subject: string;
  name: string;
  email: string;
}

/** Another site that vouches for people. */
export interface SocialProvider {
  /** What the page needs to send a guest there; null as long as that is not known. */
  offer(): SocialLogin | null;
  /** Undefined when the provider does not vouch for the person who brought this. */
  identify(exchange: Exchange): Promise<Identity | undefined>;
}

/** Where a player finds help: the operator's entries, kept for a bad line. */
import type { Answer } from '#contract/define.ts';
import { service as rows, type ServiceEntry } from '#contract/service.ts';
import type { Failure } from '#shared/outcome.ts';
import { useAnswer } from './ask/use-answer.ts';
import { secureUrl } from './secure-url.ts';
import { readVisit } from './device/visit.ts';

interface Services {
  /** Undefined until there is an answer, of the server or of this device. */
  entries: ServiceEntry[] | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

export function useServices(): Services {
  const { answer, failure, refresh } = useAnswer(rows.getCustomerServices, {});
  return { entries: entriesOf(answer), failure, retry: () => void refresh() };
}

/** How the operator's own app is told to open something; the first part of its scheme. */
const APP_LINK = 'perya-app://open';

/** Inside the operator's app the app itself opens help; anywhere else it is a window of its own. */
export function serviceLink({ url, isOut }: ServiceEntry): { href: string; target?: string; rel?: string } {
  if (readVisit('inApp') !== 1) return { href: url, target: '_blank', rel: 'noopener noreferrer' };
  return { href: `${APP_LINK}?${new URLSearchParams({ target: 'cs', url, isOut: String(isOut) })}` };
}

type Told = Answer<typeof rows.getCustomerServices>;

const entriesOf = (told: Told | undefined): ServiceEntry[] | undefined =>
  told?.appCustomerServiceQueue.filter(({ url }) => secureUrl(url));

/** Where a player finds help: the operator's entries, kept for a bad line. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { service as rows, type ServiceEntry } from '#contract/service.ts';
import type { Failure } from '#shared/outcome.ts';
import { call } from './call.ts';
import { keepLobby } from './lobby.ts';
import { secureUrl } from './secure-url.ts';
import { currentStore } from './stored.ts';
import { useStored } from './use-stored.ts';
import { readVisit } from './visit.ts';

const KEPT = 'customerServices';

interface Services {
  /** Undefined until there is an answer, of the server or of this device. */
  entries: ServiceEntry[] | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/** Asks the server each time it is mounted, and shows what was last known meanwhile. */
export function useServices(): Services {
  const kept = useStored('pref', { id: KEPT });
  const [failure, setFailure] = useState<Failure>();
  const [retry] = useState(() => () => void refresh().then(setFailure));
  useEffect(retry, [retry]);
  return { entries: kept === undefined ? undefined : read(kept), failure, retry };
}

/** How the operator's own app is told to open something; the first part of its scheme. */
const APP_LINK = 'perya-app://open';

/** Inside the operator's app the app itself opens help; anywhere else it is a window of its own. */
export function serviceLink({ url, isOut }: ServiceEntry): { href: string; target?: string; rel?: string } {
  if (readVisit('inApp') !== 1) return { href: url, target: '_blank', rel: 'noopener noreferrer' };
  return { href: `${APP_LINK}?${new URLSearchParams({ target: 'cs', url, isOut: String(isOut) })}` };
}

async function refresh(): Promise<Failure | undefined> {
  const outcome = await call(rows.getCustomerServices, {});
  if (!outcome.ok) return outcome.failure;
  // What is written before the database is open is gone with the memory that stands in for it.
  await keepLobby();
  await currentStore().savePref(KEPT, JSON.stringify(outcome.value.answer));
  return undefined;
}

function read(kept: string): ServiceEntry[] | undefined {
  const answer = v.safeParse(rows.getCustomerServices.answer, JSON.parse(kept));
  return answer.success ? answer.output.appCustomerServiceQueue.filter(({ url }) => secureUrl(url)) : undefined;
}

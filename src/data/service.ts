/** Where a player finds help: the operator's entries, kept for a bad line. */
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Answer } from '#contract/define.ts';
import { service as rows, type ServiceEntry } from '#contract/service.ts';
import { log } from '#shared/log.ts';
import type { Failure } from '#shared/outcome.ts';
import { keepLobby } from './lobby.ts';
import { secureUrl } from './secure-url.ts';
import { currentStore } from './stored.ts';
import { useCall } from './use-call.ts';
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
  const { answer, failure, load } = useCall(rows.getCustomerServices, {});
  useEffect(() => {
    if (answer) keep(answer).catch((error: unknown) => log.info('services are not kept', { why: String(error) }));
  }, [answer]);
  return { entries: entriesOf(answer ?? read(kept)), failure, retry: () => void load() };
}

/** How the operator's own app is told to open something; the first part of its scheme. */
const APP_LINK = 'perya-app://open';

/** Inside the operator's app the app itself opens help; anywhere else it is a window of its own. */
export function serviceLink({ url, isOut }: ServiceEntry): { href: string; target?: string; rel?: string } {
  if (readVisit('inApp') !== 1) return { href: url, target: '_blank', rel: 'noopener noreferrer' };
  return { href: `${APP_LINK}?${new URLSearchParams({ target: 'cs', url, isOut: String(isOut) })}` };
}

type Told = Answer<typeof rows.getCustomerServices>;

async function keep(told: Told): Promise<void> {
  // What is written before the database is open is gone with the memory that stands in for it.
  await keepLobby();
  await currentStore().savePref(KEPT, JSON.stringify(told));
}

function read(kept: string | undefined): Told | undefined {
  const told = v.safeParse(rows.getCustomerServices.answer, JSON.parse(kept ?? 'null'));
  return told.success ? told.output : undefined;
}

const entriesOf = (told: Told | undefined): ServiceEntry[] | undefined =>
  told?.appCustomerServiceQueue.filter(({ url }) => secureUrl(url));

/** Starts the bundled games beside the product: a second listener, and a wallet reached as any provider reaches it. */
import type { App } from '../app.ts';
import { openProvider } from '../provider/provider.ts';
import type { ProviderDatabase } from '../provider/provider-tables.ts';
import type { Services } from '../services.ts';
import type { ServerSettings } from '../settings.ts';
import type { Started } from '../started.ts';
import type { GamePlace } from './game-place.ts';
import { listen, type Listening } from './listen.ts';

interface Games {
  settings: ServerSettings;
  services: Services;
  place: GamePlace;
  /** Where the product listens. */
  walletPort: number;
  pageFolder: string;
}

export async function openGames({
  settings,
  services,
  place,
  walletPort,
  pageFolder,
}: Games): Promise<Started<Listening>> {
  const provider = await openProvider({
    // Its tables are made with ours; the types of ours are none of its business.
    db: services.db as unknown as ProviderDatabase,
    now: services.now,
    secret: services.providerSecret,
    walletOrigin: () => `http://${loopbackOf(settings.host)}:${walletPort}`,
    places: place.places,
    pageFolder,
  });
  const listening = await listen(provider.app satisfies App, gameListener(settings));
  if (!listening.ok) return listening;
  place.ports.games = listening.value.port;
  provider.begin();
  return {
    ok: true,
    value: {
      ...listening.value,
      close: async () => {
        await listening.value.close();
        await provider.close();
      },
    },
  };
}

export const gameListener = ({ host, providerPort, trustProxy }: ServerSettings) =>
  ({ host, port: providerPort, trustProxy, named: 'PROVIDER_PORT' }) as const;

/** By number: a name may lead to another address of this machine, and to another program on the same port. */
export function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

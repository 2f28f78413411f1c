/**
 * The company that makes the games, as far as the product can tell: a program of its own that holds no balance and
 * reaches the wallet only as any other provider would.
 */
import type { Kysely } from 'kysely';
import type { App } from '../app.ts';
import { cryptoRandom } from './engines/crypto-random.ts';
import { makeShares } from '../fair/shares.ts';
import { makeProviderApp } from './http/provider-app.ts';
import { openProviderFiles } from './http/provider-files.ts';
import type { Places } from './places.ts';
import type { ProviderTables } from './provider-tables.ts';
import type { Desk } from './rounds/desk.ts';
import { startSweepingRounds, recoverRounds } from './rounds/sweep-rounds.ts';
import { PROVIDER_ID } from '../wallet-api/protocol.ts';
import { makeWalletClient } from './wallet-client.ts';

export interface ProviderOptions {
  db: Kysely<ProviderTables>;
  now: () => Date;
  secret: string;
  walletOrigin: () => string;
  places: Places;
  /** Where the build has put the page that runs in the frame. */
  pageFolder: string;
}

export interface Provider {
  app: App;
  /** Once the wallet listens: finishes what an earlier run has left, and goes on doing so. */
  begin: () => void;
  close: () => Promise<void>;
}

export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { db, now, secret, walletOrigin: origin, places, pageFolder } = options;
  const wallet = makeWalletClient({ origin, providerId: PROVIDER_ID, secret, now });
  const desk: Desk = { db, wallet, random: cryptoRandom, now };
  let end = async (): Promise<void> => undefined;
  return {
    app: makeProviderApp(desk, await openProviderFiles(pageFolder, places, secret), makeShares()),
    begin: () => {
      const recovered = recoverRounds(desk);
      const stopSweeping = startSweepingRounds(desk);
      end = async () => {
        await recovered;
        await stopSweeping();
      };
    },
    close: () => end(),
  };
}

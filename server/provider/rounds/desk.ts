import type { Random } from '../engines/random.ts';
import type { ProviderDatabase } from '../provider-tables.ts';
import type { WalletClient } from '../wallet-client.ts';

/** What rounds are played with. A test brings its own chance, clock and line to the wallet. */
export interface Desk {
  db: ProviderDatabase;
  wallet: WalletClient;
  random: Random;
  now: () => Date;
}

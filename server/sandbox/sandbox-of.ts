import type { Client } from '../http/client.ts';
import type { Clock } from '../clock.ts';
import type { Services } from '../services.ts';

/** What the sandbox works on: the running server, with the parts of it that only a tester may move. */
export interface Sandbox {
  services: Services;
  clock: Clock;
  /** By which it is reached beside addresses and "localhost". */
  sandboxHosts: readonly string[];
  client: Pick<Client, 'settings' | 'changeSettings'>;
}

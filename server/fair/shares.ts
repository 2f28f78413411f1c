/**
 * What one caller may have of the server at one time. The figures leave room for a page that asks for a screen and its
 * records at once, and for a neighborhood behind one address of its telephone company.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { SECOND_MS } from '#shared/durations.ts';
import { areaOf } from './area-of.ts';
import { type BoundedPool, makeBoundedPool } from './bounded-pool.ts';
import { Crowded } from './crowded.ts';
import { makeFairTurns, type Turns } from './turns.ts';

const PATIENCE_MS = 4 * SECOND_MS;
const A_PLAYER = { running: 4, waiting: 12 };
const A_NETWORK = { running: 48, waiting: 400 };
/** All networks of one customer of IPv6; of IPv4 the network is the area. */
const AN_AREA = { running: 96, waiting: 800 };
/** A provider speaks for all of its players. */
const A_PROVIDER = { running: 64, waiting: 1_000 };
/** Half of the connections that money has: a transaction may ask for one more beside its own, and others only read. */
const MONEY = { running: 7, waiting: 400 };

export interface Shares {
  /** Known before anything is asked of the database: by the token alone, and by where a request comes from. */
  token: Turns;
  network: Turns;
  area: Turns;
  /** A player may have several tokens. */
  player: Turns;
  provider: Turns;
  /** One visit to a game, which is one player's. */
  visit: Turns;
  /** Transactions that move money or open the way to it. */
  money: BoundedPool;
}

/** `patienceMs` is how long any of them lets one wait. */
export const makeShares = (patienceMs = PATIENCE_MS): Shares => ({
  token: makeFairTurns({ ...A_PLAYER, patienceMs }),
  network: makeFairTurns({ ...A_NETWORK, patienceMs }),
  area: makeFairTurns({ ...AN_AREA, patienceMs }),
  player: makeFairTurns({ ...A_PLAYER, patienceMs }),
  provider: makeFairTurns({ ...A_PROVIDER, patienceMs }),
  visit: makeFairTurns({ ...A_PLAYER, patienceMs }),
  money: makeBoundedPool({ ...MONEY, patienceMs }),
});

type Caller = { token: string | undefined; network: string };

/**
 * A caller that comes again without a pause would keep the server busy with saying no. How late it is said is drawn by
 * lot: those who came at once would be told at once, come again at once, and hold up everybody each time.
 */
const NO_IS_SAID_AFTER_MS = { least: 500, most: 1_000 };

export const drawPauseMs = (): number => {
  const { least, most } = NO_IS_SAID_AFTER_MS;
  return least + Math.random() * (most - least);
};

/** The caller's own place first: without one, it waits in nobody else's way. */
export async function inShare<Value>(
  { token: byToken, network: byNetwork, area: byArea }: Pick<Shares, 'token' | 'network' | 'area'>,
  { token, network }: Caller,
  job: () => Promise<Value>,
): Promise<Value> {
  const inNetwork = (): Promise<Value> => byNetwork(network, () => byArea(areaOf(network), job));
  try {
    return await (token === undefined ? inNetwork() : byToken(token, inNetwork));
  } catch (error) {
    if (error instanceof Crowded) await pause(drawPauseMs());
    throw error;
  }
}

/** The provider's server on a test's database, against the real wallet; the line between them is cut wherever a test wants. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readBalance } from '#server/ledger/balance.ts';
import { cryptoRandom } from '#server/provider/engines/crypto-random.ts';
import { makeShares } from '#server/fair/shares.ts';
import { makeProviderApp } from '#server/provider/http/provider-app.ts';
import type { ProviderFiles } from '#server/provider/http/provider-files.ts';
import type { ProviderDatabase } from '#server/provider/provider-tables.ts';
import type { Desk } from '#server/provider/rounds/desk.ts';
import type { RoundRow } from '#server/provider/rounds/round-store.ts';
import { makeWalletClient } from '#server/provider/wallet-client.ts';
import { closeVisits } from '#server/sql/queries/visits.ts';
import type { Tables } from '#server/sql/tables.ts';
import { PROVIDER_ID, type WalletCall } from '#server/wallet-api/protocol.ts';
import { insertGames, openTestApp, type TestApp } from './app.ts';
import { aPlayer } from './players.ts';
import { openWalletKit } from './wallet.ts';

/** What happens to messages of one kind: lost on the way there, or answered with the answer lost. */
export type Cut = 'lost' | 'unheard';

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface ProviderKit {
  db: Kysely<Tables>;
  desk: Desk;
  now: Date;
  playerId: number;
  token: string;
  cuts: Map<WalletCall, Cut>;
  /** The messages that have reached the wallet. */
  heard: string[];
  /** What every test begins with: a whole line, the first moment, and a player who has done nothing yet. */
  renew(): Promise<void>;
  /** Another player, with money. */
  newPlayer(): Promise<void>;
  give(amount: number): Promise<void>;
  /** Into a game, as after its launch token has been spent. */
  visit(gameId: number): Promise<void>;
  ask(name: string, body: object, bearer?: string): Promise<Reply>;
  coin(): Promise<number>;
  rounds(): Promise<RoundRow[]>;
}

export const START = new Date('2026-11-20T12:00:00Z');
export const GIVEN = 100_000;
export const GAMES = { slot: 1001, stall: 1002, table: 1003, cards: 1004 } as const;

/** On a busy machine one waits for longer than a player would. */
const shares = makeShares(60_000);

export const newKey = (): string => randomUUID();

export async function openProviderKit(db: Kysely<Tables>): Promise<ProviderKit> {
  await insertPlayable(db);
  const server = await openTestApp(db, { now: () => kit.now });
  const wallet = openWalletKit(server);
  const own = db as unknown as ProviderDatabase;
  const client = makeWalletClient({
    origin: () => 'http://perya.test',
    providerId: PROVIDER_ID,
    secret: server.services.providerSecret,
    now: () => kit.now,
    send: lineOf(server, () => kit),
    pausesMs: [],
  });
  const kit: ProviderKit = {
    db,
    desk: { db: own, wallet: client, random: cryptoRandom, now: () => kit.now },
    now: START,
    playerId: 0,
    token: '',
    cuts: new Map(),
    heard: [],
    renew: async () => {
      kit.cuts.clear();
      kit.heard = [];
      kit.now = START;
      await kit.newPlayer();
    },
    newPlayer: async () => {
      kit.playerId = (await aPlayer(db, { mobile: null })).id;
      await kit.give(GIVEN);
    },
    give: (amount) => wallet.give(kit.playerId, amount),
    visit: async (gameId) => {
      await closeVisits(db, kit.playerId, kit.now);
      kit.token = await insertSession(own, kit, await wallet.visit(kit.playerId, gameId), await gameOf(db, gameId));
    },
    ask: async (name, body, bearer = kit.token) => {
      const request = new Request(`http://games.test/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      });
      const reply = await makeProviderApp(kit.desk, {} as ProviderFiles, shares).fetch(request);
      return { status: reply.status, body: (await reply.json()) as Reply['body'] };
    },
    coin: () => readBalance(db, kit.playerId),
    rounds: () => own.selectFrom('provider_round').selectAll().where('player_id', '=', kit.playerId).execute(),
  };
  return kit;
}

/** The way to the wallet, with whatever the test has done to it. */
function lineOf({ app }: TestApp, kit: () => ProviderKit): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const call = request.url.slice(request.url.lastIndexOf('/') + 1) as WalletCall;
    const { cuts, heard } = kit();
    if (cuts.get(call) === 'lost') throw new Error('the line is down');
    heard.push(call);
    const reply = await app.fetch(request);
    if (cuts.get(call) === 'unheard') throw new Error('the answer is lost');
    return reply;
  };
}

/** One game for each way to play. */
async function insertPlayable(db: Kysely<Tables>): Promise<void> {
  await insertGames(db, Object.keys(GAMES).length);
  for (const [id, type_id, motif] of [
    [GAMES.stall, 6, 'cube'],
    [GAMES.table, 5, 'dice'],
    [GAMES.cards, 3, 'cards'],
  ] as const) {
    await db
      .insertInto('game_type')
      .values({ id: type_id, name: `Type ${type_id}`, status: 1, sort: type_id })
      .execute();
    await db.updateTable('game').set({ type_id, motif }).where('id', '=', id).execute();
  }
}

async function gameOf(db: Kysely<Tables>, id: number) {
  const { name, type_id, motif, palette, min_bet, max_bet } = await db
    .selectFrom('game')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, name, typeId: type_id, motif, palette, minBet: min_bet, maxBet: max_bet };
}

async function insertSession(
  db: ProviderDatabase,
  { playerId, now }: ProviderKit,
  walletSession: string,
  game: object,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const row = {
    token_hash: createHash('sha256').update(token).digest(),
    launch_hash: randomBytes(32),
    wallet_session: walletSession,
    player_id: playerId,
    game: JSON.stringify(game),
    created_at: now,
  };
  await db.insertInto('provider_session').values(row).execute();
  return token;
}

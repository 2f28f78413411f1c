/** Plays the provider: opens a visit and says signed messages to the wallet, as often and in whatever order a test wants. */
import { randomBytes, randomUUID } from 'node:crypto';
import { credit } from '#server/ledger/credit.ts';
import { inTransaction } from '#server/sql/in-transaction.ts';
import { signatureHeaders } from '#server/http/signed-message.ts';
import { hashToken } from '#server/call/tokens.ts';
import { insertVisit, latestVisit } from '#server/sql/queries/visits.ts';
import {
  PROVIDER_ID,
  WALLET_API_PREFIX,
  type WalletCall,
  walletPath,
  type WalletRequest,
} from '#server/wallet-api/protocol.ts';
import { must } from '#shared/assert.ts';
import type { TestApp } from './app.ts';

interface Signing {
  id: string;
  timestamp: number;
  secret: string;
  provider: string;
}

export interface WalletReply {
  status: number;
  body: Record<string, unknown>;
}

export interface WalletKit {
  give: (playerId: number, amount: number, toWager?: number) => Promise<void>;
  /** Opens a visit that is launched already. */
  visit: (playerId: number, gameId?: number) => Promise<string>;
  say: <Call extends WalletCall>(
    call: Call,
    request: WalletRequest<Call>,
    signing?: Partial<Signing>,
  ) => Promise<WalletReply>;
  /** A body as it is, under headers as they are. */
  sayRaw: (call: string, body: string, headers: Record<string, string>) => Promise<WalletReply>;
  sign: (call: WalletCall, body: string, signing?: Partial<Signing>) => Record<string, string>;
}

export function openWalletKit({ app, services }: TestApp): WalletKit {
  const { db, now } = services;
  const sign: WalletKit['sign'] = (call, body, signing = {}) => {
    const { id = randomUUID(), timestamp, secret, provider = PROVIDER_ID } = signing;
    const stamp = timestamp ?? Math.floor(now().getTime() / 1000);
    const message = { sender: provider, id, timestamp: stamp, path: walletPath(call), body };
    return signatureHeaders(message, secret ?? services.providerSecret);
  };
  const sayRaw: WalletKit['sayRaw'] = async (call, body, headers) => {
    const address = `http://perya.test${WALLET_API_PREFIX}/${call}`;
    const reply = await app.fetch(new Request(address, { method: 'POST', body, headers }));
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return {
    sign,
    sayRaw,
    say: (call, request, signing) => {
      const body = JSON.stringify(request);
      return sayRaw(call, body, sign(call, body, signing));
    },
    give: async (playerId, amount, toWager = 0) => {
      const gift = { kind: 'adjustment', ref: randomUUID(), playerId, amount, toWager, now: now() } as const;
      await inTransaction(db, (transaction) => credit(transaction, gift));
    },
    visit: async (playerId, gameId = 1001) => {
      const moment = now();
      const launch = { launch_hash: hashToken(randomBytes(16).toString('hex')), launch_until: moment };
      const times = { launched_at: moment, started_at: moment, seen_at: moment };
      await insertVisit(db, { player_id: playerId, game_id: gameId, start_key: null, ...launch, ...times });
      return must(await latestVisit(db, playerId), 'a visit is open').id;
    },
  };
}

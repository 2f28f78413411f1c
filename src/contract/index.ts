/** Joins the areas into one table. The page and the service worker import the areas they need; the server reads the whole. */
import { account } from './account.ts';
import { activities } from './activities.ts';
import { agents } from './agents.ts';
import { care } from './care.ts';
import { config } from './config.ts';
import { dailyBonus } from './daily-bonus.ts';
import type { Row } from './define.ts';
import { depositBonus } from './deposit-bonus.ts';
import { games } from './games.ts';
import { invites } from './invites.ts';
import { kyc } from './kyc.ts';
import { logging } from './logging.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';
import { records } from './records.ts';
import { seasons } from './seasons.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { tasks } from './tasks.ts';
import { tickets } from './tickets.ts';
import { wallet } from './wallet.ts';

/**
 * Spelled out, because what the compiler would infer is longer than it is willing to write down; a type, because
 * an interface has no index signature.
 */
type Contract = {
  readonly config: typeof config;
  readonly session: typeof session;
  readonly security: typeof security;
  readonly push: typeof push;
  readonly account: typeof account;
  readonly kyc: typeof kyc;
  readonly care: typeof care;
  readonly games: typeof games;
  readonly service: typeof service;
  readonly tickets: typeof tickets;
  readonly wallet: typeof wallet;
  readonly records: typeof records;
  readonly mail: typeof mail;
  readonly tasks: typeof tasks;
  readonly activities: typeof activities;
  readonly dailyBonus: typeof dailyBonus;
  readonly depositBonus: typeof depositBonus;
  readonly invites: typeof invites;
  readonly agents: typeof agents;
  readonly seasons: typeof seasons;
  readonly logging: typeof logging;
};

export const contract: Contract = {
  config,
  session,
  security,
  push,
  account,
  kyc,
  care,
  games,
  service,
  tickets,
  wallet,
  records,
  mail,
  tasks,
  activities,
  dailyBonus,
  depositBonus,
  invites,
  agents,
  seasons,
  logging,
};

export type Area = keyof typeof contract;

const byPath = new Map<string, Row>(
  Object.values(contract).flatMap((area): [string, Row][] => Object.values<Row>(area).map((row) => [row.path, row])),
);

/** Finds a row by the path that follows the API's prefix. */
export function findRow(path: string): Row | undefined {
  return byPath.get(path);
}

export function allRows(): Row[] {
  return [...byPath.values()];
}

/** All that the service worker has to know of most calls: the build writes it in, since the whole table would make that program a fifth larger. */
export const pathsOfQuestions = (): string[] =>
  allRows().flatMap(({ path, effect }) => (effect === 'read' ? path : []));

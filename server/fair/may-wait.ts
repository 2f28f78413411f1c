/**
 * Calls that have connections of their own, since they may wait: what is read at leisure, and what is told or wished
 * without anything hanging on it. Every other one is near money, or says who is signed in.
 */
import type { Row } from '#contract/define.ts';
import { contract } from '#contract/index.ts';

const { records, mail, service, logging, kyc, agents, config, games } = contract;

const ROWS: ReadonlySet<Row> = new Set<Row>([
  ...[records, mail, service, logging, kyc, agents, config].flatMap((area) => Object.values<Row>(area)),
  games.gameLike,
  games.getBonusTickers,
]);

export const mayWait = (row: Row): boolean => ROWS.has(row);

/** Joins the areas into one table. The page imports the areas it needs; service worker and server read the whole. */
import { config } from './config.ts';
import type { Row } from './define.ts';
import { logging } from './logging.ts';
import { session } from './session.ts';

export const contract = { config, logging, session };

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

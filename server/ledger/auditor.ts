/**
 * Watches over the books. When they do not agree with themselves it closes them: nothing moves on a player's wish any more
 * (`books.ts`), until a person has looked. What is owed to players, a win or a bet undone, still comes in.
 */
import type { Kysely } from 'kysely';

import { log } from '#shared/log.ts';
import type { Tables } from '../sql/tables.ts';
import { setClosed } from './books.ts';
import { findMismatches } from './find-mismatches.ts';

export interface Auditor {
  /** What would end in a refusal of the ledger need not begin: no game starts. */
  isReadOnly(): boolean;
  /** Books that are put right are open again with the next look at them. */
  audit(): Promise<void>;
}

export function makeAuditor(db: Kysely<Tables>, now: () => Date): Auditor {
  let readOnly = false;
  return {
    isReadOnly: () => readOnly,
    audit: async () => {
      const mismatches = await findMismatches(db);
      readOnly = mismatches.length > 0;
      await setClosed(db, readOnly, now());
      for (const { rule, id } of mismatches) log.error('the books do not agree', { rule, id });
    },
  };
}

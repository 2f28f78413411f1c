import { randomUUID } from 'node:crypto';
import type { account } from '#contract/account.ts';
import { SAFEBOX_DIRECTIONS } from '#contract/money-enums.ts';
import { WALLET } from '#contract/errcodes.ts';
import type { Handler } from '../call/handler.ts';
import { refuse } from '../call/result.ts';
import { moveSafebox } from '../ledger/safebox.ts';
import { tellSafebox } from './get-safebox.ts';
import { findSafeboxHash } from './password-store.ts';
import { proveSafebox } from './prove-safebox.ts';
import { refusalOf } from './refusal-of.ts';

/** In with a tap, out with the password. Money that a withdrawal holds is not in the balance, so it cannot be moved away. */
export const safeboxTransfer: Handler<typeof account.safeboxTransfer> = async (context) => {
  const { input, player, now, db } = context;
  const hash = await findSafeboxHash(db, player.id);
  if (hash === undefined) return refuse(WALLET.needsPassword);
  const isOut = input.direction === SAFEBOX_DIRECTIONS.out;
  const no = isOut ? refusalOf(await proveSafebox(context, hash, input.password)) : undefined;
  if (no) return no;
  const to = isOut ? 'cash' : 'safebox';
  const move = { ref: randomUUID(), playerId: player.id, to, amount: input.amount, now } as const;
  if (!(await moveSafebox(db, move))) return refuse(WALLET.notEnough);
  return { ok: true, value: await tellSafebox(db, player.id) };
};

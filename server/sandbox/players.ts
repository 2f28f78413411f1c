/** Brings players into the states that a tester wants to see, which for real players only an operator could. */
import { sql } from 'kysely';
import * as v from 'valibot';
import { DAY_MS } from '#shared/durations.ts';
import type { Services } from '../services.ts';
import { demoPasswords } from '../seed/demo-player.ts';
import { endSessions } from '../sql/queries/sessions.ts';
import type { Row } from '../sql/tables.ts';
import type { Sandbox } from './sandbox-of.ts';
import { ageProofs } from './age-proofs.ts';
import { changePlay, closeVisit, describePlay, PlayChanges, type StagedPlay } from './staged-play.ts';

const MOST_SHOWN = 40;

const Proof = v.picklist(['none', 'reviewing', 'approved', 'rejected']);
/** As the player reads it. */
const Reason = v.pipe(v.string(), v.trim(), v.maxLength(200));

const Order = v.strictObject({
  /** A username, a phone number or an id. */
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  set: v.optional(
    v.strictObject({
      status: v.optional(v.picklist(['active', 'disabled', 'frozen'])),
      selfExcludedUntil: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
      /** True puts the last day for proof of identity into the past, false asks for none. */
      kycOverdue: v.optional(v.boolean()),
      kycState: v.optional(Proof),
      kycReason: v.optional(Reason),
      incomeState: v.optional(Proof),
      incomeReason: v.optional(Reason),
      rechargeUpdate: v.optional(v.boolean()),
      vip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
      ...PlayChanges,
    }),
    {},
  ),
  /** Signs the player out everywhere. */
  endSessions: v.optional(v.boolean(), false),
  /** Ends the visit to a game that is open, as a provider or an operator might. */
  closeVisit: v.optional(v.boolean(), false),
  /** Passkeys, the safebox's password and the bound phone prove a withdrawal, as if they were a day old. */
  ageProofs: v.optional(v.boolean(), false),
});

export interface StagedPlayer extends StagedPlay {
  id: number;
  account: string;
  mobile: string;
  nickname: string;
  /** Known for the players that the sandbox was made with, and empty for the rest. */
  password: string;
  status: string;
  selfExcludedUntil: string | null;
  kycState: string;
  kycReason: string;
  kycOverdue: boolean;
  incomeState: string;
  incomeReason: string;
  rechargeUpdate: boolean;
  vip: number;
  sessions: number;
}

export async function listPlayers(services: Services): Promise<{ players: StagedPlayer[] }> {
  const { db, now } = services;
  const rows = await db.selectFrom('player').selectAll().orderBy('id').limit(MOST_SHOWN).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { players: [] };
  const counts = await db
    .selectFrom('session')
    .select(({ fn }) => ['player_id', fn.countAll<number>().as('count')])
    .where('player_id', 'in', ids)
    .groupBy('player_id')
    .execute();
  const sessionsOf = new Map(counts.map(({ player_id, count }) => [player_id, count]));
  const plays = await Promise.all(rows.map(({ id }) => describePlay(services, id)));
  const players = rows.flatMap((row, at) => {
    const play = plays[at];
    return play ? [describe(row, play, sessionsOf.get(row.id) ?? 0, now())] : [];
  });
  return { players };
}

/** Undefined when there is no such player or no such change. */
export async function changePlayer(order: unknown, { services }: Sandbox): Promise<StagedPlayer | undefined> {
  const read = v.safeParse(Order, order);
  if (!read.success) return undefined;
  const { account, set, endSessions: isSignedOut, closeVisit: isVisitClosed, ageProofs: isOld } = read.output;
  const { db, now } = services;
  const found = await findPlayer(services, account);
  if (!found) return undefined;
  const columns = columnsOf(set, now());
  const row =
    Object.keys(columns).length === 0
      ? found
      : await db.updateTable('player').set(columns).where('id', '=', found.id).returningAll().executeTakeFirstOrThrow();
  await changePlay(services, row.id, set);
  if (isVisitClosed) await closeVisit(services, row.id);
  if (isOld) await ageProofs(services, row.id);
  if (isSignedOut) await endSessions(db, { playerId: row.id, now: now() });
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return describe(row, await describePlay(services, row.id), count, now());
}

export function findPlayer({ db }: Services, account: string): Promise<Row<'player'> | undefined> {
  const mobile = account.replaceAll(/\D/g, '').replace(/^(63|0)/, '');
  return db
    .selectFrom('player')
    .selectAll()
    .where((player) =>
      player.or([
        player(sql`lower(account)`, '=', account.toLowerCase()),
        ...(mobile === '' ? [] : [player('mobile', '=', mobile)]),
        ...(/^\d{1,15}$/.test(account) ? [player('id', '=', Number(account))] : []),
      ]),
    )
    .executeTakeFirst();
}

type Changes = v.InferOutput<typeof Order>['set'];

function columnsOf(set: Changes, now: Date) {
  const due = set.kycOverdue === undefined ? {} : { kyc_due_at: set.kycOverdue ? before(now) : null };
  const state = set.kycState ?? (set.kycOverdue ? 'none' : undefined);
  const until = set.selfExcludedUntil;
  return {
    ...due,
    ...(state === undefined ? {} : { kyc_state: state }),
    ...(set.kycReason === undefined ? {} : { kyc_reason: set.kycReason }),
    ...(set.incomeState === undefined ? {} : { income_state: set.incomeState }),
    ...(set.incomeReason === undefined ? {} : { income_reason: set.incomeReason }),
    ...(set.status === undefined ? {} : { status: set.status }),
    ...(until === undefined ? {} : { self_excluded_until: until === null ? null : new Date(until) }),
    ...(set.rechargeUpdate === undefined ? {} : { recharge_update: set.rechargeUpdate }),
    ...(set.vip === undefined ? {} : { vip: set.vip }),
  };
}

const before = (now: Date): Date => new Date(now.getTime() - DAY_MS);

const describe = (row: Row<'player'>, play: StagedPlay, sessions: number, now: Date): StagedPlayer => ({
  ...play,
  id: row.id,
  account: row.account ?? '',
  mobile: row.mobile ?? '',
  nickname: row.nickname,
  password: demoPasswords.get(row.account ?? '') ?? '',
  status: row.status,
  selfExcludedUntil: row.self_excluded_until?.toISOString() ?? null,
  kycState: row.kyc_state,
  kycReason: row.kyc_reason,
  kycOverdue: row.kyc_state !== 'approved' && row.kyc_due_at !== null && row.kyc_due_at < now,
  incomeState: row.income_state,
  incomeReason: row.income_reason,
  rechargeUpdate: row.recharge_update,
  vip: row.vip,
  sessions,
});

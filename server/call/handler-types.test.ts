/** What a handler returns and reaches is held by its type: `tsc` fails where a line marked here begins to compile. */
import type { Kysely, Transaction } from 'kysely';
import { expectTypeOf, test } from 'vitest';
import type { games } from '#contract/games.ts';
import type { mail } from '#contract/mail.ts';
import type { records } from '#contract/records.ts';
import type { service } from '#contract/service.ts';
import type { session } from '#contract/session.ts';
import type { Tables } from '../sql/tables.ts';
import type { Context, WaitingTools } from './context.ts';
import { type Handler, forPlayer } from './handler.ts';
import { refuse } from './result.ts';
import type { Player } from './sessions.ts';

type Waits = Exclude<keyof WaitingTools, keyof Context<typeof mail.delMail>>;

test('a change that is answered once reaches its transaction alone, and nothing that waits', () => {
  expectTypeOf<Context<typeof mail.delMail>['db']>().toEqualTypeOf<Transaction<Tables>>();
  expectTypeOf<Waits>().toEqualTypeOf<
    'shares' | 'signIns' | 'uploads' | 'social' | 'auditor' | 'providerSecret' | 'launchUrl'
  >();
  // @ts-expect-error -- An upload is read at the pace of a phone, and nothing waits inside a transaction.
  const handler: Handler<typeof mail.delMail> = async ({ uploads }) => ({ ok: true, value: { uploads } });
  expectTypeOf(handler).toBeFunction();
});

test('a read and a change that knows its own repetitions have connections of their own', () => {
  expectTypeOf<Context<typeof records.betRecord>['db']>().toEqualTypeOf<Kysely<Tables>>();
  expectTypeOf<Context<typeof session.accountLogin>['db']>().toEqualTypeOf<Kysely<Tables>>();
  expectTypeOf<Context<typeof session.accountLogin>>().toExtend<WaitingTools>();
});

test('a call for players has a player, and another one may have none', () => {
  expectTypeOf<Context<typeof mail.delMail>['player']>().toEqualTypeOf<Player>();
  expectTypeOf<Context<typeof session.accountLogin>['player']>().toEqualTypeOf<Player | undefined>();
  expectTypeOf<Context<typeof games.getBonusTickers>['player']>().toEqualTypeOf<Player | undefined>();
  // What it answers is everybody's.
  expectTypeOf<Context<typeof service.getCustomerServices>['player']>().toEqualTypeOf<undefined>();
  const own: Handler<typeof mail.delMail> = forPlayer(async ({ player }) => {
    expectTypeOf(player).toEqualTypeOf<Player>();
    return refuse(1001);
  });
  expectTypeOf(own).toBeFunction();
});

test('a handler answers with the fields of its row, and refuses with its codes', () => {
  // @ts-expect-error -- A list is no word.
  const wrong: Handler<typeof records.betRecord> = async () => ({ ok: true, value: { list: 'none' } });
  // @ts-expect-error -- No errcode of this row.
  const foreign: Handler<typeof records.betRecord> = async () => refuse(4242);
  expectTypeOf([wrong, foreign]).toBeArray();
});

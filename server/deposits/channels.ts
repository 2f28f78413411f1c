/** The ways to pay in, as the operator lists them; a broken list opens none of them. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../sql/tables.ts';
import { madeOf } from '../sql/operator-rows.ts';
import { ask } from '../sql/question.ts';
import { settingsOf } from '../sql/queries/settings.ts';

const Channel = v.object({
  id: v.number(),
  name: v.optional(v.string(), ''),
  /** Where deposits ask for a bound account: whose it must be. 0 takes any of them. */
  bankId: v.optional(v.number(), 0),
  /** 0 is closed for now. */
  status: v.optional(v.number(), 1),
  way: v.optional(v.picklist(['qr', 'page', 'bank']), 'qr'),
});
export type DepositChannel = v.InferOutput<typeof Channel>;

const Channels = v.fallback(v.array(Channel), []);

export interface DepositSettings {
  channels: readonly DepositChannel[];
  /** A deposit has to come from an account that the player has bound. */
  isDepositBank: boolean;
}

export const depositSettingsOf = madeOf(settingsOf, (settings): DepositSettings => ({
  channels: v.parse(Channels, settings['appRechargeTypeList']),
  isDepositBank: settings['isDepositBank'] === 1,
}));

export const readDepositSettings = (db: Kysely<Tables>): Promise<DepositSettings> => ask(db, depositSettingsOf(db));

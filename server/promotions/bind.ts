/** Binding a phone gives a little coin, once: it comes in the transaction that binds, and there is nothing to claim. */
import * as v from 'valibot';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { session } from '#contract/session.ts';
import { coin } from '../rules/gifts.ts';
import { promotion } from './promotion.ts';
import { Count, Rate, Season } from './settings.ts';

const Config = v.object({
  season: v.optional(Season, 'first'),
  amount: v.optional(Count, 2_000),
  betRate: v.optional(Rate, 1),
});

export const bind = promotion({
  type: ACTIVITY_TYPES.bind,
  name: 'bind',
  rows: session,
  demo: { sort: 11, title: 'Link your phone', picture: 'badge/coin.png' },
  trial: { gives: ['links a phone'] },
  config: Config,
  season: ({ config }) => config.season,
  isFor: (_facts, { mobile }) => mobile === null,
  entry: ({ config }) => ({ coin: config.amount, betRate: config.betRate }),
  read: () => ({}),
  bound: ({ config }) => ({
    mark: 'bound',
    gives: coin(config.amount, config.betRate),
  }),
  claims: {},
});

/** One realistic request and answer for every row of the specification, for the tests that walk the table. */
import type { Area } from '#contract/index.ts';
import { account, config, kyc, session } from './examples/account.ts';
import { games } from './examples/games.ts';
import { logging, mail, service, tickets, wallet } from './examples/play.ts';
import { activities, agents, dailyBonus, depositBonus, invites, seasons, tasks } from './examples/promotions.ts';
import { records } from './examples/records.ts';
import type { AreasWithExamples, ExamplesOf } from './examples/types.ts';

export const examples: { readonly [A in Area]?: ExamplesOf<A> } & { readonly [A in AreasWithExamples]: ExamplesOf<A> } =
  {
    config,
    session,
    account,
    kyc,
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

/**
 * The tables of the public database and their versions. A version once shipped is never changed: a new one is added,
 * with an upgrade, and a test opens the old database with the new code.
 */
import { Dexie, type EntityTable } from 'dexie';
import type { Brand, GameType } from '#contract/entities/game.ts';
import type { Banner } from '#contract/entities/config.ts';
import { answerInTime } from './answer-in-time.ts';
import { letGoAsleep } from './let-go.ts';
import type { AnswerTable } from './answers.ts';
import { HOT_INDEX, PUBLIC_DATABASE } from './layout.ts';
import type { ConfigRow, EventRow, SessionRow } from './rows.ts';
import type { GameRow } from './shelves.ts';

export class PublicDatabase extends Dexie {
  config!: EntityTable<ConfigRow, 'id'>;
  games!: EntityTable<GameRow, 'id'>;
  types!: EntityTable<GameType, 'id'>;
  brands!: EntityTable<Brand, 'id'>;
  banners!: EntityTable<Banner, 'id'>;
  events!: EntityTable<EventRow, 'id'>;
  prefs!: EntityTable<{ id: string; value: string }, 'id'>;
  answers!: AnswerTable;
  session!: EntityTable<SessionRow, 'id'>;

  constructor(name = PUBLIC_DATABASE) {
    // With its default cache a live query stays silent for good after a close, a write elsewhere and an open.
    super(name, { cache: 'disabled' });
    answerInTime(this);
    letGoAsleep(this);
    this.version(1).stores({
      config: 'id',
      games: `id, typeId, ${HOT_INDEX}`,
      types: 'id',
      brands: 'id',
      banners: 'id',
      tips: 'id',
      prefs: 'id',
      events: 'id',
    });
    this.version(2).stores({ session: 'id' });
    // `tips` stays, though nothing uses it: a tab of an older release would make it anew, and the two would never agree.
    this.version(3).stores({ answers: '[path+input]' });
  }
}

/** The rows that links name, of our own database. */
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { readActiveActivities } from '../sql/queries/activities.ts';
import { findGame } from '../sql/queries/games.ts';
import { readSettings } from '../sql/queries/settings.ts';
import { findShortLink } from '../sql/queries/short-links.ts';
import type { LinkedOffer, LinkRows } from './describe-link.ts';

const ACTIVITY = 1;
const HIDDEN = 1;

const Advert = v.object({
  id: v.optional(v.number(), 0),
  clickType: v.optional(v.number(), 0),
  clickAction: v.optional(v.string(), ''),
  imgUrl2: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  subtitle: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
});
type Advert = v.InferOutput<typeof Advert>;

type Known = Pick<Services, 'later' | 'now' | 'configAnswers'>;

export function openLinkRows({ later: { db }, now, configAnswers }: Known): LinkRows {
  /** An operator writes these settings by hand: an entry of another shape is left out. */
  const adverts = async (key: string, Shape: v.GenericSchema<unknown, Advert>): Promise<Advert[]> => {
    const list = v.safeParse(v.array(v.unknown()), (await readSettings(db))[key]);
    if (!list.success) return [];
    return list.output.flatMap((row) => {
      const read = v.safeParse(Shape, row);
      return read.success ? [read.output] : [];
    });
  };
  return {
    game: async (id) => {
      const game = await findGame(db, id);
      if (!game || game.show_type === HIDDEN) return undefined;
      const name = (table: 'game_type' | 'brand', of: number) =>
        db.selectFrom(table).select('name').where('id', '=', of).executeTakeFirst();
      const [kind, brand] = await Promise.all([name('game_type', game.type_id), name('brand', game.brand_id)]);
      return { name: game.name, kind: kind?.name ?? '', brand: brand?.name ?? '', leastBet: game.min_bet };
    },
    offer: async (type) => {
      const [banners, { activityMap }] = await Promise.all([
        adverts('appLobbyAdConfigList', Advert),
        readActiveActivities(db, now()),
      ]);
      const banner = banners.find((one) => one.clickType === ACTIVITY && one.clickAction === String(type));
      const title = banner?.title || activityMap[String(type)]?.title;
      return title ? asOffer(title, banner?.subtitle ?? '', banner?.imgUrl2 ?? '') : undefined;
    },
    notice: async (id) => {
      const notice = (await adverts('appNoticeConfigList', Notice)).find((one) => one.id === id);
      return notice?.title ? asOffer(notice.title, notice.content, notice.imgUrl2) : undefined;
    },
    signUpReward: async () => (await configAnswers.current(now())).registerCoin,
    shared: (code) => findShortLink(db, code),
  };
}

/** Where a notice leads is not asked here, and its `clickType` is a word and no number. */
const Notice = v.object({
  ...Advert.entries,
  clickType: v.pipe(
    v.unknown(),
    v.transform(() => 0),
  ),
});

const asOffer = (title: string, words: string, picture: string): LinkedOffer => ({
  title,
  words,
  picture: `/${picture}`,
});

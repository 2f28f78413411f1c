/**
 * The answer to the first call of every visit. It is made once, kept in its compressed forms, and made again when the
 * database says that games or settings have changed, by this process or by another.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { config as rows } from '#contract/config.ts';
import type { SocialLogin } from '#contract/entities/config.ts';
import type { Reply } from '#contract/define.ts';
import { bannersToShow } from '#contract/activity-rules.ts';
import { Banner } from '#contract/entities/config.ts';
import { sortHot } from '#contract/game-rules.ts';
import { FIRST_GAMES } from '#contract/limits.ts';
import { SECOND_MS } from '#shared/durations.ts';
import { log } from '#shared/log.ts';
import { currentSealingKey } from '../app-keys.ts';
import { bannerPreview } from '../art/banner-preview.ts';
import { type FirstPictures, NO_PICTURES } from '../http/first-pictures.ts';
import { type Base, prepare } from '../http/prepared.ts';
import { readRules, type Rules } from '../rules/sign-up-rules.ts';
import { listInviteAwards } from '../promotions/invite-friends.ts';
import { listPackages } from '../promotions/first-charge.ts';
import { type BigWinRule, readBigWinRule } from '../rules/big-win.ts';
import { type Level, readLevels } from '../rules/levels.ts';
import { type PointsRule, readPointsRule } from '../rules/points.ts';
import { readProofFrom } from '../rules/trade-terms.ts';
import { readGameList } from '../sql/queries/games.ts';
import { readRevisions } from './revisions.ts';
import { readSettings } from '../sql/queries/settings.ts';
import type { Tables } from '../sql/tables.ts';

interface ConfigAnswer {
  gameListVersion: string;
  whole: Base;
  /** For a caller that holds the current list already. */
  withoutList: Base;
  maintenance: { status: number; content: string };
  takesSocialLogin: boolean;
  /** What a new player has to fit. */
  rules: Rules;
  /** What a new player is given. */
  registerCoin: number;
  levels: readonly Level[];
  bigWin: BigWinRule;
  points: PointsRule;
  /** The sum from which on a withdrawal asks for a second proof, in hundredths; 0 for none. */
  withdrawProofFrom: number;
  firstPictures: FirstPictures;
}

export interface ConfigAnswers {
  current(now: Date): Promise<ConfigAnswer>;
  /** As far as they are known by now: the document waits for no database. */
  firstPictures: () => FirstPictures;
  /** For a caller that has just changed something and wants to see it in the very next answer. */
  renew(): Promise<void>;
}

const CHECK_EVERY_MS = SECOND_MS;

/** What depends on how this server was started; a setting of the same name stands over it. */
type Offered = () => { socialLogin: SocialLogin | null; passkeys: 0 | 1; answersOnce: 1 };

export function makeConfigAnswers(db: Kysely<Tables>, offered: Offered): ConfigAnswers {
  let kept: Promise<Kept> | undefined;
  let checkedMs = 0;
  let firstPictures = NO_PICTURES;

  const note = ({ answer }: Kept): void => {
    firstPictures = answer.firstPictures;
  };
  const build = (): Promise<Kept> => {
    const next = buildAnswer(db, offered());
    kept = next;
    next.then(note, () => {
      if (kept === next) kept = undefined;
    });
    return next;
  };
  // In the background: nobody waits for this look, and an answer that is a second old is still true enough.
  const check = async (): Promise<void> => {
    const before = kept;
    if ((await readRevision(db)) === (await before)?.revision) return;
    const next = await buildAnswer(db, offered());
    // A caller that renewed it in the meantime did so later than this look began.
    if (kept !== before) return;
    kept = Promise.resolve(next);
    note(next);
  };

  return {
    current: async (now) => {
      if (!kept) return (await build()).answer;
      if (Math.abs(now.getTime() - checkedMs) >= CHECK_EVERY_MS) {
        checkedMs = now.getTime();
        check().catch((error: unknown) => log.error('config not checked', { detail: String(error) }));
      }
      return (await kept).answer;
    },
    firstPictures: () => {
      if (!kept) build().catch((error: unknown) => log.error('config not made', { detail: String(error) }));
      return firstPictures;
    },
    renew: async () => void (await build()),
  };
}

interface Kept {
  answer: ConfigAnswer;
  revision: string;
}

async function readRevision(db: Kysely<Tables>): Promise<string> {
  const { games, settings, promotions } = await readRevisions(db);
  return `${games}.${settings}.${promotions}`;
}

async function buildAnswer(db: Kysely<Tables>, offered: ReturnType<Offered>): Promise<Kept> {
  const key = await currentSealingKey(db);
  // Read first: a change between the two reads then leads to one more build, never to a change that goes unseen.
  const revision = await readRevision(db);
  const [settings, { types, brands, games }, packages, inviteAwards] = await Promise.all([
    readSettings(db),
    readGameList(db),
    listPackages(db),
    listInviteAwards(db),
  ]);
  const hot = sortHot(games);
  const maintenance = v.parse(Maintenance, settings['maintenance']);
  const banner = firstBannerOf(settings['appLobbyAdConfigList']);
  const hotFirst = [...hot, ...games.filter((game) => !hot.includes(game))];
  const gameListVersion = createHash('sha256').update(JSON.stringify(hotFirst)).digest('hex').slice(0, 12);
  const withoutList = {
    ...offered,
    ...settings,
    appRechargeBonusCollection9ConfigList: packages,
    appInviteBonus1ConfigList: inviteAwards,
    gameListVersion,
    gameResourceUrl: '/',
    appGameTypeList: types,
    appGamePlatformList: brands,
    appGameBrandList: brands,
    publicKey: key.publicPem,
    publicKeyId: key.id,
    passwordCipher: key.cipher,
  };
  return {
    revision,
    answer: {
      gameListVersion,
      whole: prepareConfig({ ...withoutList, hotGameCount: hot.length, appGameList: hotFirst.map(withoutDefaults) }),
      withoutList: prepareConfig(withoutList),
      maintenance,
      takesSocialLogin: withoutList.socialLogin !== null,
      rules: readRules(settings),
      registerCoin: v.parse(RegisterCoin, settings['userRegisterCoin']),
      levels: readLevels(settings['appUserLevelConfigList']),
      bigWin: readBigWinRule(settings['bigWin']),
      points: readPointsRule(settings['points']),
      withdrawProofFrom: readProofFrom(settings['withdrawProofFrom']),
      // Under maintenance home shows none of them.
      firstPictures:
        maintenance.status === 1
          ? NO_PICTURES
          : { games: hot.slice(0, FIRST_GAMES), banner, preview: await bannerPreview(banner) },
    },
  };
}

/** What the first banner that a guest sees shows. A row that is no banner is left out, as it is by those who read it. */
function firstBannerOf(setting: unknown): string {
  const told: unknown[] = Array.isArray(setting) ? setting : [];
  const banners = told.map((row) => v.safeParse(Banner, row)).flatMap((read) => (read.success ? [read.output] : []));
  return bannersToShow(banners, { activityIds: [], hasMobile: false })[0]?.imgUrl2 ?? '';
}

/** Settings come from the database as they are; their types are made true by the check inside. */
const prepareConfig = (answer: object): Base => prepare(rows.appConfig, answer as Reply<typeof rows.appConfig>);

type WireGame = Awaited<ReturnType<typeof readGameList>>['games'][number];

/** What a reader assumes anyway need not travel. */
function withoutDefaults({ params, ...game }: WireGame): object {
  const told = Object.fromEntries(Object.entries(game).filter(([, value]) => value !== 0));
  return params.brandMaintain === 0 ? told : { ...told, params };
}

/** The operator's own words; a broken setting is no maintenance. */
const Maintenance = v.fallback(v.object({ status: v.optional(v.number(), 0), content: v.optional(v.string(), '') }), {
  status: 0,
  content: '',
});

/** A broken one gives nothing. */
const RegisterCoin = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

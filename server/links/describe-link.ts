/** Title, description and picture of an address, from the rows it names: chats show them beside a shared link. */
import { activityPath } from '#contract/activity-addresses.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { text } from './text.ts';

/** What the server knows of the things that links name. */
export interface LinkRows {
  game(id: number): Promise<LinkedGame | undefined>;
  offer(type: number): Promise<LinkedOffer | undefined>;
  notice(id: number): Promise<LinkedOffer | undefined>;
  /** What a new player is given, in hundredths. */
  signUpReward(): Promise<number>;
  /** Where a short address leads, as a path of this lobby. */
  shared(code: string): Promise<string | undefined>;
}

interface LinkedGame {
  name: string;
  kind: string;
  brand: string;
  leastBet: number;
}

export interface LinkedOffer {
  title: string;
  words: string;
  /** Its path on this server, or nothing. */
  picture: string;
}

export interface LinkWords {
  title: string;
  description: string;
  picture: { path: string; width: number; height: number };
  /** The address itself, without what was only added on the way. */
  path: string;
}

const CARD = { width: 1200, height: 630 };
const BANNER = { width: 1080, height: 450 };
const CODE = /^[A-Za-z0-9]{1,64}$/;

export const siteCard = { path: '/card/perya.png', ...CARD };

/** What the site is. */
export const generalWords = (path: string): LinkWords => ({
  title: text.title,
  description: text.description,
  picture: siteCard,
  path,
});

export async function describeLink({ pathname, searchParams }: URL, rows: LinkRows): Promise<LinkWords> {
  const found = await (pathname === '/start'
    ? gameAt(searchParams.get('gameId'), rows)
    : pathname === '/register'
      ? invite(searchParams.get('inviteCode'), rows)
      : offerAt(pathname, rows));
  return found ?? generalWords(pathname);
}

async function gameAt(asked: string | null, rows: LinkRows): Promise<LinkWords | undefined> {
  const id = wholeNumber(asked);
  const game = id === undefined ? undefined : await rows.game(id);
  if (!game || id === undefined) return undefined;
  return {
    title: text.ofSite(game.name),
    description: text.game(game.kind, game.brand, game.leastBet > 0 ? formatPesos(cents(game.leastBet)) : ''),
    picture: { path: `/card/${id}.png`, ...CARD },
    path: `/start?gameId=${id}`,
  };
}

/** Says nothing of who invites: codes could be tried one after the other. */
async function invite(code: string | null, rows: LinkRows): Promise<LinkWords | undefined> {
  if (code === null || !CODE.test(code)) return undefined;
  const reward = await rows.signUpReward();
  return {
    title: text.ofSite(text.invite(reward > 0 ? formatPesos(cents(reward)) : '')),
    description: text.inviteWords,
    picture: siteCard,
    path: `/register?inviteCode=${code}`,
  };
}

const NOTICE = /^\/notice\/detail\/(.*)$/;

async function offerAt(path: string, rows: LinkRows): Promise<LinkWords | undefined> {
  const notice = wholeNumber(NOTICE.exec(path)?.[1] ?? null);
  const type = Object.values(ACTIVITY_TYPES).find((one) => activityPath(one) === path);
  const offer = await (notice === undefined ? type !== undefined && rows.offer(type) : rows.notice(notice));
  if (!offer) return undefined;
  const isBanner = /^\/banner\/[\w-]+\.png$/.test(offer.picture);
  return {
    title: text.ofSite(offer.title),
    description: text.offer(shortened(offer.words)),
    picture: isBanner ? { path: `${offer.picture}?w=${BANNER.width}`, ...BANNER } : siteCard,
    path,
  };
}

const MOST_LETTERS = 160;

const shortened = (words: string): string =>
  words.length > MOST_LETTERS ? `${words.slice(0, words.lastIndexOf(' ', MOST_LETTERS))} …` : words;

const wholeNumber = (asked: string | null): number | undefined =>
  asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;

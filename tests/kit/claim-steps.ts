/** Steps that bring a player to a claim, and the ways in which one is made. */
import { randomUUID } from 'node:crypto';
import { seasons } from '#contract/seasons.ts';
import { session } from '#contract/session.ts';
import type { TxnKind } from '#server/sql/ledger-tables.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { openBankKit, paymentOf } from './deposits.ts';
import { aFriend } from './invites.ts';
import type { playKit } from './play.ts';
import type { promotionKit } from './promotions.ts';

type Told = Record<string, unknown>;

export interface World {
  kit: ReturnType<typeof playKit>;
  trial: ReturnType<typeof promotionKit>;
}

/** A claim under a key of the caller's choice, of a player who can make it once. */
type Claim = (key: string) => Promise<Told>;

export interface Way {
  ready: (world: World) => Promise<Claim> | Claim;
  posts: readonly TxnKind[];
  marks: number;
  /** Nobody claims it: the answers say nothing of what was given. */
  isTold?: true;
  /** It gives in a transaction of its own, and then does more. */
  isSweep?: true;
}

export interface Ways {
  figures?: object;
  ways: Readonly<Record<string, Way>>;
}

type Row = { readonly path: string };
type Body = (world: World) => Promise<object | void> | object | void;

/** A claim by a call; what comes before it says the body where the body depends on it. */
export const by = ({ path }: Row, body: object, posts: readonly TxnKind[], before: Body = () => {}): Way => ({
  ready: async (world) => {
    const asked = { ...body, ...(await before(world)) };
    return (key) => world.kit.post(path, asked, key);
  },
  posts,
  marks: 1,
});

export const REWARD = ['reward'] as const;
export const POINTS_REWARD = ['points-reward'] as const;
export const NOTHING = [] as const;
export const coin = (count: number) => [{ id: 2001, count, betRate: 1 }];
export const always = (amount: number) => [
  { amount, chance: 5_000 },
  { amount, chance: 5_000 },
];

export const call =
  ({ path }: Row, body: object = {}) =>
  async ({ kit }: World): Promise<void> => {
    const told = await kit.post(path, body);
    if (told['errcode'] !== 0) throw new Error(`${path} was refused: ${told['errcode']}`);
  };
export const inTurn =
  (...steps: readonly ((world: World) => Promise<unknown>)[]) =>
  async (world: World): Promise<void> => {
    for (const step of steps) await step(world);
  };

export const change = (changes: object) => (world: World) =>
  world.kit.db().updateTable('player').set(changes).where('id', '=', world.kit.playerId()).execute();

export const friend = ({ kit }: World) => aFriend(kit.db(), kit.playerId(), { created_at: kit.clock.now() });

/** A bank that says of one deposit, as often as it likes, that it is paid. */
export const paid = (amount: number, before: (world: World) => Promise<void>, buys: object, marks: number): Way => ({
  ready: async (world) => {
    await before(world);
    const orderId = String((await world.trial.order(amount, buys))['orderId']);
    const bank = openBankKit(world.kit.server());
    return async (id) =>
      (await bank.say({ orderId, amount, outcome: 'paid', reference: paymentOf(orderId) }, { id })).body as Told;
  },
  posts: ['deposit', 'deposit-bonus'],
  marks,
  isTold: true,
});

export const sign = call(seasons.appChristmasUserSign);
export const openGift = (propId: number) => call(seasons.appChristmasUserOpen, { propId });
const takeGift = (propId: number) => call(seasons.appChristmasUserReceive, { propId });
export const GIFTS = Array.from({ length: 12 }, (_, at) => at + 1);
export const aDayOfChristmas = (propId: number) =>
  inTurn(sign, openGift(propId), takeGift(propId), async ({ trial }) => trial.passDays(1));

export const follow = { propId: 9_000_001 };
export const link = ({ kit }: World) =>
  writeSettings(kit.db(), { socialMedia: [{ name: 'Facebook', url: 'https://facebook.example/perya' }] });

const shareNewYear = call(seasons.appNewYearUserShare, { target: 'link' });
const newYearTask = (propId: number) => call(seasons.appNewYearUserReceiveTask, { propId });
export const newYearDay = inTurn(shareNewYear, newYearTask(301), newYearTask(302));
export const newYearBox = inTurn(newYearDay, call(seasons.appNewYearUserBoxOpen, { propId: 1 }));

export const PHONES = { accountLengthMin: 10, accountLengthMax: 11, countryCode: '63', otpStatus: 0 };
let phones = 9_310_000_000;
export const aPhone = (): string => String((phones += 1));

/** The phone is bound once, however often the player sends its number. */
export const bindsPhone: Way = {
  ready: async ({ kit }) => {
    await writeSettings(kit.db(), PHONES);
    await kit.server().services.configAnswers.renew();
    const mobile = aPhone();
    return (key) => kit.post(session.bindAccount.path, { mobile }, key);
  },
  posts: REWARD,
  marks: 1,
  isTold: true,
};

/** Half of them have one key together, and the others one each. */
export function keysFor(count: number): string[] {
  const shared = randomUUID();
  return Array.from({ length: count }, (_, at) => (at % 2 === 0 ? shared : randomUUID()));
}

/**
 * What a game provider and the wallet may say to each other: five calls, each a signed POST with a JSON body. Money is
 * whole hundredths. A transaction id names one movement for good: said twice, it is answered twice in the same words.
 */
import * as v from 'valibot';

export const WALLET_API_PREFIX = '/wallet-api/v1';

export const walletPath = (call: WalletCall): string => `${WALLET_API_PREFIX}/${call}`;

/** As the games' provider calls itself in its messages. */
export const PROVIDER_ID = 'perya-games';

const Token = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/));
const TransactionId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const Hundredths = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000));

const Movement = { session: Token, roundId: TransactionId, transactionId: TransactionId, amount: Hundredths };

/** Strict: a field that a call does not know belongs to another call, and is no detail to be passed over. */
export const walletCalls = {
  /**
   * Spends the launch token, which is good once, and answers who plays what. Under the same `ref`, which is the
   * provider's own for the game page, it is answered again while it is good: the first answer may have been lost.
   */
  authenticate: v.strictObject({ launchToken: Token, ref: v.optional(Token) }),
  balance: v.strictObject({ session: Token }),
  /** Moves the stake out, or refuses. */
  bet: v.strictObject(Movement),
  /** Moves the prize in, 0 for none. It is taken for a visit that is over too: what was won is owed. */
  win: v.strictObject({ ...Movement, isRoundOver: v.boolean() }),
  /** Undoes a bet. One that never arrived is remembered, so that it is refused if it comes late. */
  rollback: v.strictObject({ session: Token, transactionId: TransactionId, betTransactionId: TransactionId }),
} as const;

export type WalletCall = keyof typeof walletCalls;
export type WalletRequest<Call extends WalletCall> = v.InferOutput<(typeof walletCalls)[Call]>;

export const Balance = v.object({ balance: Hundredths });

/** What a provider needs in order to draw the game and to keep to its limits. */
export const Authenticated = v.object({
  session: Token,
  playerId: v.number(),
  balance: Hundredths,
  game: v.object({
    id: v.number(),
    name: v.string(),
    typeId: v.number(),
    motif: v.string(),
    palette: v.string(),
    minBet: Hundredths,
    maxBet: Hundredths,
  }),
});
export type Authenticated = v.InferOutput<typeof Authenticated>;

/**
 * Why the wallet says no. With a 5xx or without an answer nothing is known, and the same message is sent again. `busy` is
 * no answer for good either: the message was not looked at, nothing has moved, and `Retry-After` says when to send it again.
 */
export const WALLET_ERRORS = {
  badSignature: 401,
  invalid: 400,
  unknownSession: 404,
  sessionClosed: 409,
  insufficientFunds: 402,
  limitReached: 403,
  rolledBack: 410,
  unknownRound: 422,
  busy: 429,
} as const;
export type WalletError = keyof typeof WALLET_ERRORS;

export const WalletRefusal = v.object({ error: v.picklist(Object.keys(WALLET_ERRORS) as WalletError[]) });

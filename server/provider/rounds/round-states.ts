/**
 * The life of a round. It is written down before money moves, and every step is written before the next begins, so a
 * provider that dies anywhere finds out on its return what is left to do: undo the bet, or send the prize.
 *
 *   betting ─► open ─► winning ─► settled
 *      │         (a hand, or a live bet: waits for its player or its table)
 *      ├─► refused           the wallet said no: nothing has moved
 *      └─► undoing ─► undone nobody knows whether the bet arrived: it is taken back
 */
export type RoundState = 'betting' | 'refused' | 'open' | 'winning' | 'settled' | 'undoing' | 'undone';

export type RoundKind = 'slot' | 'color' | 'live' | 'poker';

/** What each movement of a round is called at the wallet, for good. */
export const transactionsOf = (roundId: string) => ({
  bet: `${roundId}-bet`,
  win: `${roundId}-win`,
  undo: `${roundId}-undo`,
});

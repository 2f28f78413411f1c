/** How many deposits a player may have to pay at once. Apart from the other rules: the first screen needs none of it. */

/** Closed ones count for as long as their code is good. */
export const MOST_UNPAID_DEPOSITS = 5;

/** How much has to be bet before money that was given may leave. */

/** Of so much that is given at this rate; a part of a centavo counts as a whole one. */
export const toWagerOf = (amount: number, betRate: number): number => Math.ceil(amount * betRate);

/** What a question to customer service may be about, and how much of it there may be. Apart from the other rules: the first screen needs none of them. */

/** What a question to customer service is about. */
export const TICKET_SUBJECTS = {
  other: 0,
  deposit: 1,
  withdrawal: 2,
  game: 3,
  account: 4,
  identity: 5,
  offer: 6,
} as const;

/** Of one letter to customer service. */
export const TICKET_LETTER_LENGTH = 1_000;
export const TICKET_PICTURES = 3;
/** Tickets of a player that are not closed. */
export const MOST_OPEN_TICKETS = 5;
/** Letters of a player in one ticket. */
export const MOST_TICKET_LETTERS = 20;

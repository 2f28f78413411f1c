/** Hot games on home before the player asks for all of them: three columns, four rows and what a first scroll shows. */
export const HOT_LIMIT = 18;

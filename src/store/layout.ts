/** Names in the public database that are read by more than its schema. */
export const PUBLIC_DATABASE = 'perya';
export const HOT_INDEX = '[hot+showType+hotSort]';

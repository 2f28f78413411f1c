const LARGEST_ID = 2 ** 31 - 1;

/** A number that no game of ours can have is no game. */
export const onOurList = (gameId: number | undefined): number | null =>
  gameId !== undefined && gameId <= LARGEST_ID ? gameId : null;

import type { LetterRow } from './letter-store.ts';

/** A letter as the wire has it. */
export const tellLetter = (row: LetterRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  createTime: row.created_at.getTime(),
  expireTime: row.expires_at?.getTime() ?? 0,
  isRead: row.read_at ? (1 as const) : (0 as const),
  isReceived: row.received_at ? (1 as const) : (0 as const),
  rewardList: row.rewards,
  ...(row.words && { words: row.words }),
});

/** There is something inside that can still be received. */
export const isUnclaimed = ({ rewards, received_at, expires_at }: LetterRow, now: Date): boolean =>
  rewards.length > 0 && received_at === null && (expires_at === null || expires_at > now);

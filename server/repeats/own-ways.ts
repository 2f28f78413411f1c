/**
 * The calls that know their own repetitions, and why their answers are not kept beside their keys. Every other change
 * is answered once.
 */
import type { Row } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { kyc } from '#contract/kyc.ts';
import { logging } from '#contract/logging.ts';
import { security } from '#contract/security.ts';
import { session } from '#contract/session.ts';

const OPENS_A_SESSION =
  'The answer opens a session, and nothing that opens one is kept; the key is with what was done.';
const WAITS_IN_LINE = 'It may wait for its turn, and must not hold a transaction meanwhile; the code knows its key.';
const HAS_IDS = 'Each item has an id of its own, by which it is stored once.';

export const OWN_WAYS: ReadonlyMap<Row, string> = new Map<Row, string>([
  [session.accountLogin, OPENS_A_SESSION],
  [session.accountRegist, OPENS_A_SESSION],
  [session.accountRegist4, OPENS_A_SESSION],
  [session.lineLogin, OPENS_A_SESSION],
  [security.passkeySignIn, OPENS_A_SESSION],
  [games.startGame, 'The answer opens a game; the visit is found again by its key, and its address made anew.'],
  [session.forgetPassword, WAITS_IN_LINE],
  [session.smsSend, WAITS_IN_LINE],
  [kyc.uploadKyc, 'The body is read while it arrives; a picture that nothing names is thrown away.'],
  [logging.eventLog, HAS_IDS],
  [logging.actionLog, HAS_IDS],
  [session.online, 'It says that somebody is there, which twice is the same; the answer is about now.'],
  [session.logout, 'The second time there is no session any more, and the answer says so.'],
]);

/** They do nothing for a guest, and an answer that is kept would be the only trace of them. */
const NOTHING_FOR_GUESTS: ReadonlySet<Row> = new Set<Row>([games.exitGame]);

export const isAnsweredOnce = (row: Row, isGuest = false): boolean =>
  row.effect === 'change' && !OWN_WAYS.has(row) && !(isGuest && NOTHING_FOR_GUESTS.has(row));

/** The calls of the contract: two are answered in a way of their own, and each other goes to the network and fails honestly. */
import { findRow } from '#contract/index.ts';
import type { Row } from '#contract/define.ts';
import { API_PREFIX, QUESTION_HEADER } from '#contract/envelope.ts';
import { logging } from '#contract/logging.ts';
import { answerEvents } from '../sync/triggers.ts';
import { answerConfig } from './config.ts';
import { send } from './send.ts';

/** Each is answered here and not passed by: a beacon that passes by a fetch listener is lost when its page goes away. */
export function answerCall(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const row = findRow(url.pathname.slice(API_PREFIX.length));
  if (isPublicConfig(row)) return answerConfig(request, event);
  if (row === logging.eventLog) return answerEvents(request, event);
  return send(request, { isQuestion: isQuestion(request, row) });
}

/** A private answer is never kept in a cache, which knows no owners: only the guest's configuration is. */
const isPublicConfig = (row: Row | undefined): boolean => row?.policy.kind === 'config' && row.access === 'anyone';

/** What became of a change may be asked as often as it takes, and then the call itself is not made. */
const isQuestion = (request: Request, row: Row | undefined): boolean =>
  row?.effect === 'read' || request.headers.has(QUESTION_HEADER);

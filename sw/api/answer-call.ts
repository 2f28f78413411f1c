/** The calls of the contract: two are answered in a way of their own, and each other goes to the network and fails honestly. */
import { config } from '#contract/config.ts';
import { API_PREFIX, QUESTION_HEADER } from '#contract/envelope.ts';
import { logging } from '#contract/logging.ts';
import { CALL_DEADLINE_MS } from '#shared/waits.ts';
import type { Scope } from '../scope.ts';
import { answerEvents } from '../sync/triggers.ts';
import { answerConfig } from './config.ts';
import { send } from './send.ts';

declare const self: Scope;

/** Read as `self.__QUESTIONS`, because the build replaces exactly these words; and here, since nothing at the program's start needs it. */
const questions: string[] = self.__QUESTIONS;

/**
 * Each is answered here and not passed by: a beacon that passes by a fetch listener is lost when its page goes away. A private answer is
 * never kept in a cache, which knows no owners: only the guest's configuration is.
 */
export function answerCall(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const path = url.pathname.slice(API_PREFIX.length);
  if (path === config.appConfig.path) return answerConfig(request, event);
  if (path === logging.eventLog.path) return answerEvents(request, event);
  // Chromium does not tell a service worker that the page has given a call up, and six calls without an end hold every connection.
  return send(request, { isQuestion: isQuestion(request, path), deadlineMs: CALL_DEADLINE_MS });
}

/** What became of a change may be asked as often as it takes, and then the call itself is not made. */
const isQuestion = (request: Request, path: string): boolean =>
  questions.includes(path) || request.headers.has(QUESTION_HEADER);

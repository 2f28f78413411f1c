/** The last step of a call: what a handler came to is checked against its row and becomes the answer. */
import { safeParse } from 'valibot';
import type { Row } from '#contract/define.ts';
import { log } from '#shared/log.ts';
import type { Result } from './handlers/handler.ts';
import { sendAnswer, sendPrepared, sendProtocolError, sendRefusal, sendSignedOut } from './http/answer.ts';

export async function conclude(request: Request, row: Row, result: Result<Row>): Promise<Response> {
  if ('prepared' in result) return sendPrepared(request, result.prepared);
  if (result.ok) {
    const checked = safeParse(row.answer, result.value);
    if (checked.success) return sendAnswer(request, result.value as object);
    log.error('answer breaks the contract', { path: row.path, at: checked.issues.map(placeOf).join(', ') });
    return sendProtocolError('fault');
  }
  if (result.failure.kind === 'signed-out') return sendSignedOut();
  if (result.failure.kind === 'protocol') return sendProtocolError(result.failure.error);
  const { code } = result.failure;
  return sendRefusal(code, row.refusals[code] ?? '');
}

/** Only where it broke: the value itself may be private. */
const placeOf = (issue: { path?: { key: unknown }[] | undefined; type: string }): string =>
  `${(issue.path ?? []).map((step) => String(step.key)).join('.')} (${issue.type})`;

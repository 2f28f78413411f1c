/** The last step of a call: what a handler came to is checked against its row and becomes the answer. */
import { safeParse } from 'valibot';
import type { Row } from '#contract/define.ts';
import { assert } from '#shared/assert.ts';
import { log } from '#shared/log.ts';
import {
  type Answer,
  answerText,
  refusalText,
  sayPrepared,
  sayProtocolError,
  saySignedOut,
  sayText,
} from '../http/answer.ts';
import type { Result } from './result.ts';

/** Either the call's own end, which a repetition is told again, or what says nothing for good. */
export type Ending = { kind: 'said'; json: string } | { kind: 'passing'; answer: Answer };

export async function conclude(request: Request, row: Row, result: Result<Row>): Promise<Answer> {
  if ('prepared' in result) return sayPrepared(request, result.prepared);
  return sendEnding(request, end(row, result));
}

export const sendEnding = async (request: Request, ending: Ending): Promise<Answer> =>
  ending.kind === 'said' ? sayText(request, ending.json) : ending.answer;

export function end(row: Row, result: Result<Row>): Ending {
  assert(!('prepared' in result), `${row.path} is answered from what was done`);
  if (result.ok) {
    const checked = safeParse(row.answer, result.value);
    if (checked.success) return { kind: 'said', json: answerText(result.value as object) };
    log.error('answer breaks the contract', { path: row.path, at: checked.issues.map(placeOf).join(', ') });
    return passing(sayProtocolError('fault'));
  }
  if (result.failure.kind === 'signed-out') return passing(saySignedOut());
  if (result.failure.kind === 'protocol') return passing(sayProtocolError(result.failure.error));
  const { code } = result.failure;
  return { kind: 'said', json: refusalText(code, row.refusals[code] ?? '') };
}

const passing = (answer: Answer): Ending => ({ kind: 'passing', answer });

/** Only where it broke: the value itself may be private. */
const placeOf = (issue: { path?: { key: unknown }[] | undefined; type: string }): string =>
  `${(issue.path ?? []).map((step) => String(step.key)).join('.')} (${issue.type})`;

import { expect, test } from 'vitest';
import { games } from '#contract/games.ts';
import { sendLogTo } from '#shared/log.ts';
import type { Answer } from '../http/answer.ts';
import { conclude } from './conclude.ts';

const request = new Request('http://perya.test/', { method: 'POST' });

const read = ({ status, body }: Answer): unknown[] => [status, JSON.parse(String(body))];

test('an answer that breaks the contract is a logged fault and is never sent', async () => {
  const lines: string[] = [];
  sendLogTo((level, what, fields) => lines.push(`${level} ${what} ${String(fields['at'])}`));
  const answer = await conclude(request, games.startGame, { ok: true, value: { url: 7, secret: 'of a player' } });
  expect(read(answer)).toEqual([500, { code: 500, errcode: 9006, message: expect.any(String) }]);
  expect(lines).toEqual(['error answer breaks the contract url (string)']);
});

test('an answer that keeps to it is sent in the envelope', async () => {
  const value = { url: 'https://games.example/1', sessionId: 's1' };
  const answer = await conclude(request, games.startGame, { ok: true, value });
  expect(read(answer)).toEqual([200, { code: 200, errcode: 0, ...value }]);
});

test('a refusal carries its code and the key of its text', async () => {
  const answer = await conclude(request, games.gameLike, { ok: false, failure: { kind: 'refused', code: 1004 } });
  expect(read(answer)).toEqual([200, { code: 200, errcode: 1004, message: 'game.likeRefused' }]);
});

test('a call that is not built says so', async () => {
  const answer = await conclude(request, games.startGame, {
    ok: false,
    failure: { kind: 'protocol', error: 'notBuilt' },
  });
  expect(read(answer)).toMatchObject([200, { code: 200, errcode: 9999 }]);
});

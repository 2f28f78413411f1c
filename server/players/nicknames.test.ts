import { expect, test } from 'vitest';
import { isNickname } from '#contract/profile-rules.ts';
import { asNickname } from './nicknames.ts';

test.each([
  ['Ana Reyes', 'Ana Reyes'],
  ['  🌸 Ana ♥️ Reyes🌸', 'Ana Reyes'],
  ['\u202eseyeR anA\u200b', 'seyeR anA'],
  ['José Ma. O’Hara-Cruz', 'José Ma. O’Hara-Cruz'],
  ['Ana '.repeat(20), 'Ana Ana Ana Ana Ana Ana Ana An'],
])('of the name %j elsewhere the nickname is %j', (name, nickname) => {
  expect(asNickname(name)).toBe(nickname);
  expect(isNickname(nickname)).toBe(true);
});

test.each(['', '🎰🎰', 'A', '\u200b\u200b', `${'a'.repeat(29)}𝓐`])('%j elsewhere makes no strange nickname', (name) => {
  expect(isNickname(asNickname(name))).toBe(true);
});

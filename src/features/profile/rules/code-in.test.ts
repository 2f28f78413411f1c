import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

const HERE = 'https://perya.example';

test.each([
  [' REYNA88 ', 'REYNA88'],
  ['10024817', '10024817'],
  ['https://perya.example/register?inviteCode=REYNA88&pid=10024817', 'REYNA88'],
  ['https://perya.example/lobby/home?pid=10024817', '10024817'],
  ['perya.example/register?inviteCode=REYNA88', 'REYNA88'],
  ['Perya.example/s/abcd2345', 'https://perya.example/s/abcd2345'],
  ['https://perya.example/s/abcd2345', 'https://perya.example/s/abcd2345'],
  ['https://other.example/register?inviteCode=REYNA88', 'https://other.example/register?inviteCode=REYNA88'],
  ['', ''],
])('%j names %j', (typed, code) => expect(codeIn(typed, HERE)).toBe(code));

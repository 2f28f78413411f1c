import { expect, test } from 'vitest';
import { makeOwnOrigin } from './own-origin.ts';

const from = (origin: string | null) =>
  new Request('http://perya.test/x', { method: 'POST', headers: origin === null ? {} : { origin } });

test.each([
  ['http://perya.test', true, true, false],
  ['https://perya.test', true, true, false],
  ['http://localhost:4173', false, true, false],
  ['http://127.0.0.1:81', false, true, false],
  ['http://phone.localhost', false, true, false],
  ['https://perya.example', false, false, true],
  ['https://perya.example.evil', false, false, false],
  ['http://localhost.evil', false, false, false],
  ['null', false, false, false],
  ['about:blank', false, false, false],
  [null, false, false, false],
])('%s counts as ours: %s without a name, %s in the sandbox, %s with a name', (origin, plain, sandbox, named) => {
  const ours = [
    makeOwnOrigin({ named: [], sandbox: false }),
    makeOwnOrigin({ named: [], sandbox: true }),
    makeOwnOrigin({ named: ['https://perya.example'], sandbox: true }),
  ].map((ownOrigin) => ownOrigin(from(origin)));
  expect(ours).toEqual([plain, sandbox, named].map((isOurs) => (isOurs ? origin : undefined)));
});

import { beforeAll, expect, test } from 'vitest';
import { session as rows } from '#contract/session.ts';
import { insertDemoPlayers } from '#server/seed/insert-demo-players.ts';
import { clearTries } from '#server/sql/queries/tries.ts';
import { openTestApp, type TestApp } from '../../tests/kit/app.ts';
import { openSealer } from '../../tests/kit/seal.ts';
import { isLong } from '../../tests/kit/runs.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { makePasswords } from './passwords.ts';

/** The clock is looked at in the long runs only: on a busy machine it tells more of the machine. */
const TIMED_PAIRS = Number(process.env['PROBING_PAIRS'] ?? 30);
const PAIRS = 3;
/** A machine that does something else for a while is measured again, longer. A difference that is there stays there. */
const ROUNDS = 4;
const NEAR = 0.02;
const NOISE = 3;
const OTHER_MOBILE = '9189999999';

type Ask = () => Promise<{ text: string; ms: number }>;

withDatabase((database) => {
  let server: TestApp;
  let seal: (password: string) => string;

  let hashed = 0;

  beforeAll(async () => {
    const passwords = makePasswords();
    const counted = {
      ...passwords,
      verify: (...given: Parameters<typeof passwords.verify>) => {
        hashed += 1;
        return passwords.verify(...given);
      },
    };
    server = await openTestApp(database.current().db, { passwords: counted });
    await insertDemoPlayers(server.services);
    seal = await openSealer(database.current().db);
  });

  /** The body without its time, and the time it took. */
  const ask = async (path: string, body: object): Promise<{ text: string; ms: number }> => {
    await clearTries(database.current().db);
    const startMs = performance.now();
    const response = await server.call(path, body);
    const text = await response.text();
    return { text, ms: performance.now() - startMs };
  };

  const wrongFor = (account: string) => () =>
    ask(rows.accountLogin.path, { account, password: seal('not-the-password') });
  const brokenFor = (account: string) => () =>
    ask(rows.accountLogin.path, { account, password: seal('x').slice(0, -40) });
  const codeFor = (account: string) => () =>
    ask(rows.forgetPassword.path, { account, password: seal('not-the-password'), code: '000000' });

  const couples: [string, Ask, Ask][] = [
    ['an account and none', wrongFor('jamie88'), wrongFor('nobody8')],
    ['a phone and none', wrongFor('9170000088'), wrongFor(OTHER_MOBILE)],
    ['a disabled player and none', wrongFor('banned88'), wrongFor('nobody88')],
    ['a wrong password and a broken seal', wrongFor('jamie88'), brokenFor('jamie88')],
    ['a wrong code for a player and for none', codeFor('9170000088'), codeFor(OTHER_MOBILE)],
  ];

  test.each(couples)('%s get the same answer after the same work', async (_what, one, other) => {
    const told = new Set<string>();
    for (let pair = 0; pair < PAIRS; pair++) {
      for (const ask of [one, other]) {
        const before = hashed;
        const { text } = await ask();
        told.add(`${hashed - before} ${text}`);
      }
    }
    expect([...told]).toHaveLength(1);
  });

  test.runIf(isLong).each(couples)('%s get it in the same time', { timeout: 900_000 }, async (_what, one, other) => {
    const [all, gaps]: [number[], number[]] = [[], []];
    let apart = 1;
    for (let round = 0; round < ROUNDS && apart > NEAR; round++) {
      for (let pair = 0; pair < TIMED_PAIRS * 2 ** round; pair++) {
        const isOneFirst = pair % 2 === 0;
        const [first, second] = [await (isOneFirst ? one : other)(), await (isOneFirst ? other : one)()];
        expect(first.text).toBe(second.text);
        all.push(first.ms, second.ms);
        gaps.push(isOneFirst ? second.ms - first.ms : first.ms - second.ms);
      }
      // Two that ran one after the other met the same machine, so their gaps are steadier than their times.
      apart = Math.abs(median(gaps)) / median(all);
    }
    // On a machine too busy to measure, only what stands out from its noise counts.
    expect(apart - NOISE * (errorOf(gaps) / median(all))).toBeLessThanOrEqual(NEAR);
  });
});

/** The standard error of the median, from the spread of the middle half, which a few long waits leave alone. */
function errorOf(values: number[]): number {
  const middle = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (1.2533 * spread) / Math.sqrt(values.length);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

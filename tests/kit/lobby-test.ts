/**
 * The test that every browser suite starts from: `line` is the network between phone and server, and a page that
 * throws, or breaks its own security policy, fails the test whatever else it checks.
 */
import { type ConsoleMessage, test as base } from '@playwright/test';
import { Line } from './line.ts';
import { newPlayer, type NewPlayer } from './new-player.ts';
import { newAddress } from './new-address.ts';

interface Fixtures {
  /** A player whom no other test knows; made only for tests that name it. */
  player: NewPlayer;
  /** A network of the test's own that can be slow, dead or foreign; its address is another origin of the same app. */
  line: Line;
  /** What went wrong inside pages that no screen said. A test that causes such a thing takes it off this list. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, 'x-forwarded-for': newAddress() }),

  player: async ({ request }, use) => use(await newPlayer(request)),

  line: async ({ baseURL }, use) => {
    const line = await Line.open(Number(new URL(baseURL ?? '').port));
    await use(line);
    await line.close();
  },

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (isComplaint(message)) complaints.push(message.text());
      });
      await use(complaints);
      // What a test has stubbed may be asked for until its last moment, and nobody waits for that answer.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'uncaught errors and breaches of the security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

/** A breach of the security policy, or what our own log calls an error: something a developer must look at. */
const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && /Content Security Policy|TrustedScript|TrustedHTML|^\[perya\]/.test(message.text());

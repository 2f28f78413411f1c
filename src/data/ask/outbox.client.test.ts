/** What sends the rows that wait, tried with rows of the test's own. */
import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/outcome.ts';
import { anotherTab, aUser, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

interface Trial {
  key: string;
  wishedAt: number;
  sentAt?: number;
}

const ROW: Trial = { key: 'one', wishedAt: 1, sentAt: 1 };

async function open(more: { waiting: () => Promise<Trial[]>; send: (row: Trial) => Promise<unknown> }) {
  const { openOutbox } = await import('./outbox.ts');
  openOutbox<Trial>({
    name: 'trials',
    isAnyWaiting: () => true,
    waiting: more.waiting,
    noteSent: async (_store, row) => row,
    send: async (row) => {
      const isTaken = (await more.send(row)) !== 'failed';
      return isTaken ? succeed(undefined) : fail({ kind: 'broken', detail: 'a fault of the moment' });
    },
    settle: async () => undefined,
    giveUp: async () => undefined,
    afterwards: async () => undefined,
  });
}

test('what was read for one player is not sent for the next, who logs in meanwhile', async () => {
  await openLobby();
  await signIn({ token: 'ana-token' });
  const { enter } = await import('#data/player/session.ts');
  const sent: string[] = [];
  let hasLeft = false;
  await open({
    waiting: async () => {
      if (hasLeft) return [];
      hasLeft = true;
      // Its turn comes after this read.
      void enter(aUser({ id: 8, token: 'ben-token' }));
      return [ROW];
    },
    send: async ({ key }) => sent.push(key),
  });
  await pass(60_000);
  expect([localStorage.getItem('ACCESS_TOKEN'), sent]).toEqual(['ben-token', []]);
});

test('of two tabs one sends, and the other finds nothing left', async () => {
  await openLobby();
  await signIn();
  const [rows, sent]: [Trial[], string[]] = [[ROW], []];
  let arrive: (() => void) | undefined;
  const tab = {
    waiting: async () => [...rows],
    send: async ({ key }: Trial) => {
      sent.push(key);
      await new Promise<void>((resolve) => (arrive = resolve));
      rows.pop();
    },
  };
  await open(tab);
  anotherTab();
  await resume();
  await open(tab);
  await pass(1_000);
  expect(sent).toEqual(['one']);
  arrive?.();
  await settle();
  await pass(60_000);
  expect(sent).toEqual(['one']);
});

const noPiece = (): never => {
  throw new TypeError('No such piece');
};

test.each([
  ['a server that is there does not take', () => 'failed'],
  ['fails on the way, as where a piece of the program does not come,', noPiece],
])('what %s is sent again after half a minute', async (_what, firstTry) => {
  await openLobby();
  await signIn();
  const [rows, sent]: [Trial[], string[]] = [[ROW], []];
  await open({
    waiting: async () => [...rows],
    send: async ({ key }) => {
      sent.push(key);
      if (sent.length === 1) return firstTry();
      rows.pop();
      return 'taken';
    },
  });
  await pass(29_000);
  expect(sent).toEqual(['one']);
  await pass(2_000);
  expect(sent).toEqual(['one', 'one']);
});

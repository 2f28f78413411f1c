/**
 * The table of faults under calls that move money: which call, what the connection does to it, and what becomes of the page. The server
 * does each call once or not at all, and the player is told that it is asked about, and then how it ended. `money-table.spec.ts` plays
 * the same table in a browser.
 */
import { describe, expect, test } from 'vitest';
import type { MoneyRow } from '#contract/define.ts';
import { QUESTION_HEADER } from '#contract/envelope.ts';
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts';
import { seasons } from '#contract/seasons.ts';
import { wallet } from '#contract/wallet.ts';
import { draw, said } from '../../../tests/kit/client/draw.ts';
import { anotherTab, leavePage, openLobby, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { type Asked, exampleOf, refusal, type Reply, requestOf, wire } from '../../../tests/kit/client/wire.ts';

const OPERATIONS: Record<string, MoneyRow> = {
  'a deposit': wallet.recharge3,
  'a withdrawal': wallet.exchange,
  'a withdrawal that is taken back': wallet.cancelOrder,
  'a bulb of Christmas': seasons.appChristmasUserSign,
  'a gift of Christmas that is opened': seasons.appChristmasUserOpen,
  'a gift of Christmas that is received': seasons.appChristmasUserReceive,
  'the extra gift of Christmas': seasons.appChristmasUserExtra,
};

/** The server keeps the answer of each key, as the real one does: a question about a key that it has never met makes it void. */
function makeServer(row: MoneyRow) {
  const kept = new Map<string, object>();
  const done: string[] = [];
  return {
    done,
    take({ headers }: Asked): object {
      const key = headers.get('idempotency-key') ?? '';
      const isQuestion = headers.has(QUESTION_HEADER);
      if (!kept.has(key) && !isQuestion) done.push(key);
      if (!kept.has(key)) kept.set(key, isQuestion ? refusal(PROTOCOL_ERRORS.notArrived.errcode) : exampleOf(row));
      return kept.get(key)!;
    },
  };
}

interface Fault {
  /** What becomes of what is sent. */
  meet: (asked: Asked, server: ReturnType<typeof makeServer>) => Reply | Promise<Reply>;
  /** The call has been sent: the connection ends under it. */
  strike?: () => void;
  isDone: boolean;
}

const FAULTS: Record<string, () => Fault> = {
  'the answer is lost': () => ({
    meet: (asked, server) => (server.take(asked), 'refused'),
    isDone: true,
  }),
  'the request is lost before it arrives': () => ({ meet: () => 'refused', isDone: false }),
  'the connection is lost while it is under way': () => {
    const answer = wire.later();
    return {
      meet: (asked, server) => (server.take(asked), answer.reply),
      strike: () => {
        wire.is('refused');
        answer.arrives('cut');
      },
      isDone: true,
    };
  },
};

/** The page that tells the end, and all pages that have asked. */
type After = (row: MoneyRow) => Promise<HTMLElement>;

const AFTER: Record<string, After | undefined> = {
  'the page stays': undefined,
  'the page is loaded anew': async () => {
    await leavePage();
    return openPage(resume);
  },
  'the tab is closed and a new one opened': async () => {
    await leavePage();
    sessionStorage.clear();
    return openPage(resume);
  },
  'a second tab asks for the same': async (row) => {
    anotherTab();
    const tab = await openPage(resume);
    const { moveMoney } = await import('#data/money/asked.ts');
    void moveMoney(row, requestOf(row));
    await settle();
    return tab;
  },
};

async function openPage(logIn: () => Promise<void>): Promise<HTMLElement> {
  await openLobby();
  await logIn();
  const { MoneyNotice } = await import('./money-notice.tsx');
  const { Toasts } = await import('../shell/toasts.tsx');
  return draw(
    <>
      <MoneyNotice />
      <Toasts />
    </>,
  );
}

const ENDS = ['money.done', 'money.begun', 'money.refused', 'money.notArrived', 'money.unknown'];

/** Within the longest time between two questions. A toast goes by itself, so each second is looked at. */
async function endsTold(place: Element): Promise<string[]> {
  const told = new Set<string>();
  for (let second = 0; second < 31; second += 1) {
    await pass(1_000, 2);
    for (const key of ENDS) if (said(place, key) !== undefined) told.add(key);
  }
  return [...told];
}

const endOf = (row: MoneyRow, isDone: boolean): string => {
  if (!isDone) return 'money.notArrived';
  return row === wallet.recharge3 ? 'money.begun' : 'money.done';
};

describe.each(Object.entries(OPERATIONS))('%s', (_operation, row) => {
  describe.each(Object.entries(FAULTS))('%s', (_fault, begin) => {
    test.each(Object.entries(AFTER))('%s: once or not at all, and the player is told which', async (_after, go) => {
      const fault = begin();
      const server = makeServer(row);
      wire.on(row, (asked) => fault.meet(asked, server));
      const first = await openPage(() => signIn());
      const { moveMoney } = await import('#data/money/asked.ts');
      void moveMoney(row, requestOf(row));
      await settle();
      fault.strike?.();
      await settle();
      expect(said(first, 'money.checking')).toBeDefined();
      const shown = (await go?.(row)) ?? first;
      expect(said(shown, 'money.checking')).toBeDefined();
      wire.is(undefined);
      wire.on(row, (asked) => server.take(asked));
      expect(await endsTold(shown)).toEqual([endOf(row, fault.isDone)]);
      expect(said(shown, 'money.checking')).toBeUndefined();
      expect(server.done).toHaveLength(fault.isDone ? 1 : 0);
      // Nothing is asked about any more, and nothing goes later by itself.
      const asked = wire.asked(row).length;
      await pass(60_000, 4);
      expect([wire.asked(row).length, server.done.length]).toEqual([asked, fault.isDone ? 1 : 0]);
    });
  });
});

test('a player who logs out while money is asked about is told so first', async () => {
  wire.on(wallet.exchange, 'refused');
  await openPage(() => signIn());
  const { SignOutSheet } = await import('#features/account/parts/sign-out-sheet.tsx');
  const place = await draw(<SignOutSheet onClose={() => undefined} />);
  expect(said(place, 'account.checkingMoney')).toBeUndefined();
  const { moveMoney } = await import('#data/money/asked.ts');
  await moveMoney(wallet.exchange, requestOf(wallet.exchange));
  await settle();
  expect(said(place, 'account.checkingMoney')).toBeDefined();
});

import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { expect, test, vi } from 'vitest';
import { records } from '#contract/records.ts';
import { DAY_MS } from '#shared/durations.ts';
import { buttonOf, draw, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, signIn } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { type Asked, exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { appUserCoinDetail } = records;
const NOON = Date.parse('2026-11-22T04:00:00Z');
const [example = {}] = exampleOf(appUserCoinDetail)['list'] as object[];

/** The newest was made today, and each other a day before the one above it. */
function page({ body }: Pick<Asked, 'body'>, total: number) {
  const { page: at = 1, pageSize = 20 } = body as { page?: number; pageSize?: number };
  const ids = Array.from({ length: total }, (_, id) => id).slice((at - 1) * pageSize, at * pageSize);
  const list = ids.map((id) => ({ ...example, id: total - id, amount: 100, createTime: NOON - id * DAY_MS }));
  return { code: 200, errcode: 0, total, moneyIn: total * 100, moneyOut: 0, list };
}

async function openScreen() {
  await openLobby();
  await signIn();
  goTo('/record/transaction');
  const { TransactionsScreen } = await import('../screens/transactions-screen.tsx');
  const isOpen = signal(true);
  function Host() {
    useSignals();
    return isOpen.value && <TransactionsScreen />;
  }
  const place = await draw(<Host />);
  await pass(400);
  return { place, leave: () => void (isOpen.value = false) };
}

test('a statement of all time begins with its oldest record', async () => {
  vi.stubGlobal('print', vi.fn());
  wire.on(appUserCoinDetail, (asked) => page(asked, 10));
  const { place } = await openScreen();
  await tap(buttonOf(place, 'Print a statement'));
  await settle();
  const paper = document.querySelector('body > .statement');
  expect(paper?.textContent).toContain('From Nov 13, 2026 to Nov 22, 2026');
});

/** The CSV is asked for, and its first page is still to come. */
async function openReading() {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const { reply, arrives } = wire.later();
  wire.on(appUserCoinDetail, (asked) => {
    const { pageSize, page: at } = asked.body;
    return pageSize === 100 && at !== 2 && at !== 3 && at !== 4 ? reply : page(asked, 330);
  });
  const { place, leave } = await openScreen();
  await tap(buttonOf(place, 'Save as CSV'));
  const before = wire.asked(appUserCoinDetail).length;
  /** How many further pages are asked for, and what is saved, once it has come. */
  const goOn = async () => {
    await settle();
    arrives(page({ body: { page: 1, pageSize: 100 } }, 330));
    await settle();
    return [wire.asked(appUserCoinDetail).length - before, saved.mock.calls.length];
  };
  return { place, leave, goOn };
}

test('a screen that is left while the CSV is read asks for no further page, and saves nothing', async () => {
  const { leave, goOn } = await openReading();
  leave();
  expect(await goOn()).toEqual([0, 0]);
});

test('a CSV that is cancelled while it is read asks for no further page, and is not saved', async () => {
  const { place, goOn } = await openReading();
  await tap(buttonOf(place, 'Cancel'));
  expect(await goOn()).toEqual([0, 0]);
  expect(buttonOf(place, 'Cancel')).toBeUndefined();
});

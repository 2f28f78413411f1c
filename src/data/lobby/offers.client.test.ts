import { effect } from '@preact/signals-react';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { draw } from '../../../tests/kit/client/draw.ts';
import { leavePage, resume, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { wire } from '../../../tests/kit/client/wire.ts';

const told = () => wire.asked(account.hideFromHome).map(({ body }) => (body as { types: number[] }).types);
const open = async () => {
  const { hiddenTypes } = await import('../player/session.ts');
  return { hidden: () => hiddenTypes.value, ...(await import('./offers.ts')) };
};

test('what is hidden is hidden at once, and the server is told the whole list', async () => {
  await signIn();
  const { hideFromHome, hidden } = await open();
  await hideFromHome(37, true);
  await hideFromHome(39, true);
  await hideFromHome(37, false);
  await settle();
  expect(hidden()).toEqual([39]);
  expect(told()).toEqual([[37], [37, 39], [39]]);
});

test('what could not be told is told at the next visit, once', async () => {
  await signIn();
  wire.is('refused');
  const first = await open();
  await first.hideFromHome(37, true);
  await pass(30_000);
  expect(first.hidden()).toEqual([37]);
  const before = told().length;
  await leavePage();
  wire.is(undefined);
  await resume();
  const next = await open();
  await next.tellHidden();
  await next.tellHidden();
  expect(next.hidden()).toEqual([37]);
  expect(told().slice(before)).toEqual([[37]]);
});

test('a login brings what the server knows, and takes away what was brought back on another phone', async () => {
  await signIn();
  const { hideFromHome, hidden, learnHidden } = await open();
  await hideFromHome(39, true);
  await learnHidden([37, 38]);
  expect(hidden()).toEqual([37, 38]);
});

test('what a login has brought is hidden all at once, and kept', async () => {
  await signIn();
  const { hiddenOffers, hidden, learnHidden } = await open();
  await hiddenOffers.note(39, true);
  await hiddenOffers.note(39, false);
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(hidden()));
  await learnHidden([37, 38]);
  stop();
  expect(seen).toEqual([[], [37, 38]]);
  const { inPlayerStore } = await import('../player/session.ts');
  expect(await inPlayerStore((store) => store.fact('hiddenOffers'))).toEqual([37, 38]);
});

test('what a login has brought stays hidden where a screen reads at that moment what was kept before', async () => {
  await signIn();
  const { hiddenOffers, hidden, learnHidden } = await open();
  const Reader = () => String(hiddenOffers.use());
  const learning = learnHidden([37, 38]);
  const drawing = flushSync(() => draw(createElement(Reader)));
  const [, place] = await Promise.all([learning, drawing]);
  await settle();
  expect([hidden(), place.textContent]).toEqual([[37, 38], '37,38']);
});

test('what home has shown is told without making the player older than a refresh that has come meanwhile', async () => {
  await signIn();
  const { tellShown } = await open();
  const { mergePlayer, player } = await import('../player/session.ts');
  const { reply, arrives } = wire.later();
  wire.on(account.hideFromHome, () => reply);
  const telling = tellShown([39]);
  await pass(1_000);
  await mergePlayer({ nickname: 'Refreshed' });
  await settle();
  const savedAt = player.peek()?.savedAt;
  arrives({ errcode: 0, code: 200, hiddenTypes: [], shownTypes: [39] });
  await telling;
  await settle();
  expect(player.peek()).toMatchObject({ savedAt, user: { nickname: 'Refreshed', shownTypes: [39] } });
});

test('a login takes nothing away that the server has not heard of', async () => {
  await signIn();
  const { hideFromHome, hidden, learnHidden } = await open();
  wire.is('refused');
  await hideFromHome(39, true);
  wire.is(undefined);
  await learnHidden([]);
  await settle();
  expect(hidden()).toEqual([39]);
  expect(told().at(-1)).toEqual([39]);
});

test('a login takes nothing away that a release before has kept, which told no server', async () => {
  await signIn();
  const { inPlayerStore } = await import('../player/session.ts');
  await inPlayerStore((store) => store.keepFact('hiddenOffers', [37]));
  const { hidden, hiddenOffers, learnHidden } = await open();
  await learnHidden([]);
  await hiddenOffers.note(39, true);
  expect(hidden()).toEqual([37, 39]);
  expect(told()).toEqual([[37]]);
});

test('what a login has brought is not told to the server as news', async () => {
  await signIn();
  const { learnHidden, tellHidden } = await open();
  await learnHidden([37]);
  await tellHidden();
  expect(told()).toEqual([]);
});

test('the server is told what another tab has hidden meanwhile', async () => {
  await signIn();
  const { hideFromHome } = await open();
  await hideFromHome(37, true);
  const { inPlayerStore } = await import('../player/session.ts');
  await inPlayerStore((store) => store.keepFact('hiddenOffers', [37, 38]));
  await hideFromHome(39, true);
  await settle();
  expect(told()).toEqual([[37], [37, 38, 39]]);
});

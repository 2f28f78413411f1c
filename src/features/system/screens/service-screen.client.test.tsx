import { expect, test } from 'vitest';
import { service } from '#contract/service.ts';
import { buttonOf, draw, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, openLobby, setOnline } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { json, wire } from '../../../../tests/kit/client/wire.ts';

const { getCustomerServices } = service;
const HELP = {
  code: 200,
  errcode: 0,
  appCustomerServiceQueue: [{ url: 'https://help.example/', isOut: 1, icon: '', name: 'Help desk' }],
};

async function openService(address?: string): Promise<HTMLElement> {
  await openLobby();
  return drawService(address);
}

async function drawService(address = '/service'): Promise<HTMLElement> {
  goTo(address);
  const { ServiceScreen } = await import('./service-screen.tsx');
  return draw(<ServiceScreen />);
}

test.each([
  ['a question can be asked in writing', {}, ['Questions and answers', 'Write to us', 'Your questions']],
  ['under maintenance there is nobody to write to', { maintenance: { status: 1 } }, []],
])('%s', async (_what, config, links) => {
  await openLobby(config);
  const own = (await drawService()).querySelectorAll('.service-own a');
  expect(Array.from(own, seenText)).toEqual(links);
});

const entries = (place: HTMLElement) => place.querySelectorAll('.service-list a');

test('a list of help that is late is waited for', async () => {
  const { reply, arrives } = wire.later();
  wire.on(getCustomerServices, () => reply);
  const place = await openService();
  expect(said(place, 'service.loading')).toMatch(/\w/);
  expect(entries(place)).toHaveLength(0);
  arrives(HELP);
  await settle();
  expect(said(place, 'service.loading')).toBeUndefined();
  expect([...entries(place)].map((one) => one.getAttribute('href'))).toEqual(['https://help.example/']);
});

test('offline it says what will show there', async () => {
  await openLobby();
  setOnline(false);
  expect(said(await drawService(), 'service.offline')).toMatch(/Live chat/);
});

test('a list of help that is empty says so', async () => {
  wire.on(getCustomerServices, { ...HELP, appCustomerServiceQueue: [] });
  const place = await openService();
  expect(said(place, 'service.empty')).toMatch(/\w/);
});

test('a list of help that does not load can be asked for again', async () => {
  wire.on(getCustomerServices, json({ code: 500, errcode: 500 }));
  const place = await openService();
  expect(said(place, 'common.errorError')).toMatch(/\w/);
  wire.on(getCustomerServices, HELP);
  await tap(buttonOf(place, 'Try again'));
  await pass(1_000);
  expect(said(place, 'common.errorError')).toBeUndefined();
  expect(entries(place)).toHaveLength(1);
});

test('what a player asks about is there to be copied, and in an address that has a place for it', async () => {
  const [help] = HELP.appCustomerServiceQueue;
  const takes = { ...help, url: 'https://help.example/new?about={reference}' };
  wire.on(getCustomerServices, { ...HELP, appCustomerServiceQueue: [takes, help] });
  const place = await openService('/service?reference=PD-4F7A-91C2-0BD3');
  await settle();
  expect(seenText(place)).toContain('PD-4F7A-91C2-0BD3');
  expect([...entries(place)].map((one) => one.getAttribute('href'))).toEqual([
    'https://help.example/new?about=PD-4F7A-91C2-0BD3',
    'https://help.example/',
  ]);
});

test('an address that anybody may have written puts no words of theirs on the screen', async () => {
  wire.on(getCustomerServices, HELP);
  const place = await openService(`/service?reference=${encodeURIComponent('Call 0900 now')}`);
  expect(seenText(place)).not.toContain('0900');
  expect(buttonOf(place, 'Copy the reference')).toBeUndefined();
});

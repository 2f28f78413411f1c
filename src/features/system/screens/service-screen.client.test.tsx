import { expect, test } from 'vitest';
import { service } from '#contract/service.ts';
import { buttonOf, draw, said, tap } from '../../../../tests/kit/client/draw.ts';
import { openLobby } from '../../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../../tests/kit/client/turns.ts';
import { json, wire } from '../../../../tests/kit/client/wire.ts';

const { getCustomerServices } = service;
const HELP = {
  code: 200,
  errcode: 0,
  appCustomerServiceQueue: [{ url: 'https://help.example/', isOut: 1, icon: '', name: 'Help desk' }],
};

async function openService(): Promise<HTMLElement> {
  await openLobby();
  const { ServiceScreen } = await import('./service-screen.tsx');
  return draw(<ServiceScreen />);
}

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

test('a list of help that is empty says so', async () => {
  wire.on(getCustomerServices, { ...HELP, appCustomerServiceQueue: [] });
  const place = await openService();
  expect(said(place, 'service.empty')).toMatch(/\w/);
});

test('a list of help that does not load can be asked for again', async () => {
  wire.on(getCustomerServices, json({ code: 500, errcode: 500 }));
  const place = await openService();
  expect(said(place, 'service.failed')).toMatch(/\w/);
  wire.on(getCustomerServices, HELP);
  await tap(buttonOf(place, 'Try again'));
  await pass(1_000);
  expect(said(place, 'service.failed')).toBeUndefined();
  expect(entries(place)).toHaveLength(1);
});

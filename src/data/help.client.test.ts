import { expect, test } from 'vitest';
import { mail } from '#contract/mail.ts';
import { service, type ServiceEntry } from '#contract/service.ts';
import { drawHook } from '../../tests/kit/client/draw.ts';
import { leavePage, openLobby, signIn } from '../../tests/kit/client/page.ts';
import { pass, settle } from '../../tests/kit/client/turns.ts';
import { wire } from '../../tests/kit/client/wire.ts';

const HELP: ServiceEntry = { url: 'https://help.example/', isOut: 1, icon: 'badge/help.png', name: 'Help' };
const CHAT: ServiceEntry = { url: 'https://chat.example/lc/1234567', isOut: 0, icon: '', name: 'Chat' };

test('[CS-08] the entries with address, way out and picture are kept; what is open, waiting and a chat is known beside them', async () => {
  document.head.innerHTML =
    '<script id="settings" type="application/json">{"chatHost":"chat.example","chatScript":"https://chat.example/w.js"}</script>';
  wire.on(service.getCustomerServices, {
    code: 200,
    errcode: 0,
    appCustomerServiceQueue: [HELP, CHAT, { url: 'http://plain.example/' }, { url: '' }],
  });
  await openLobby();
  await signIn();
  const services = await drawHook((await import('./help.ts')).useServices);
  await settle();
  expect(services.value.entries).toEqual([HELP, CHAT]);

  const { serviceSheet } = await import('./open-sheet.ts');
  serviceSheet.open(true);
  expect(serviceSheet.shown.value).toBe(true);
  serviceSheet.close();
  expect(serviceSheet.shown.value).toBeUndefined();
  const { chatLicense } = await import('./help.ts');
  expect([HELP, CHAT].map(chatLicense)).toEqual([undefined, 1_234_567]);
  wire.on(mail.hasMailUnread, { code: 200, errcode: 0, hasMail: 1 });
  const dots = await drawHook((await import('./dots/red-dots.ts')).useRedDots);
  await pass(10_000);
  expect(dots.value.mail).toBe(true);
});

test('without a line the entries of the last visit are there', async () => {
  wire.on(service.getCustomerServices, { code: 200, errcode: 0, appCustomerServiceQueue: [HELP] });
  await openLobby();
  await drawHook((await import('./help.ts')).useServices);
  await settle();
  await leavePage();
  wire.is('refused');
  await openLobby();
  const services = await drawHook((await import('./help.ts')).useServices);
  await settle();
  expect(services.value.entries).toEqual([HELP]);
});

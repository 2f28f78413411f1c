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

test('help opens in a window of its own, and inside the operator’s app by the app', async () => {
  const { serviceLink } = await import('./help.ts');
  expect(serviceLink(HELP)).toEqual({ href: HELP.url, target: '_blank', rel: 'noopener noreferrer' });
  (await import('./device/visit.ts')).writeVisit('inApp', 1);
  const { href, ...more } = serviceLink(HELP);
  const { protocol, searchParams } = new URL(href);
  expect([protocol, Object.fromEntries(searchParams), more]).toEqual([
    'perya-app:',
    { target: 'cs', url: HELP.url, isOut: '1' },
    {},
  ]);
});

test('the chat hears who asks by the name they chose, and nothing of a guest', async () => {
  const told: unknown[] = [];
  const frame = {
    contentWindow: { postMessage: (words: unknown) => told.push(words) },
  } as unknown as HTMLIFrameElement;
  const { openChatIn } = await import('./help.ts');
  openChatIn(frame, 77);
  await signIn({ nickname: '', account: 'maria88' });
  openChatIn(frame, 77);
  expect(told).toMatchObject([
    { kind: 'open-chat', license: 77, name: '', email: '' },
    { name: 'maria88', email: '' },
  ]);
});

test('the last five faults of the page are known by kind and place, without the words of a bug, and go with the player', async () => {
  await signIn();
  const { lastErrors, noteLastErrors } = await import('./help.ts');
  noteLastErrors();
  const fail = (error: unknown, lineno: number) =>
    window.dispatchEvent(
      Object.assign(new Event('error'), { error, filename: 'https://perya.test/a/app.js?v=1', lineno }),
    );
  fail(new TypeError('Maria has 5 pesos'), 1);
  // A picture that does not load.
  fail(undefined, 2);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Maria') }));
  expect(lastErrors().map(({ what }) => what)).toEqual(['RangeError unhandled', 'TypeError app.js:1']);
  const { log } = await import('#shared/log.ts');
  log.info('a call was late', {});
  expect(lastErrors()).toHaveLength(2);
  for (let line = 3; line < 9; line += 1) fail(new Error(), line);
  expect(lastErrors().map(({ what }) => what)).toEqual([8, 7, 6, 5, 4].map((line) => `Error app.js:${line}`));
  await signIn({ id: 8, token: 'another-token' });
  expect(lastErrors()).toEqual([]);
});

test.each([
  ['PD-2026_11', 'PD-2026_11'],
  ['', ''],
  ['PD-1 and more', ''],
  ['<b>', ''],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), ''],
])('of the address %o the reference is %o', async (asked, told) => {
  const { readReference } = await import('./help.ts');
  expect(readReference(asked)).toBe(told);
});

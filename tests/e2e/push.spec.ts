/** What the phone tells while the app is closed, shown by a real service worker. */
import { offlineReady } from '../kit/device.ts';
import { signIn } from '../kit/sign-in.ts';
import { expect, test } from '../kit/testers/perya-test.ts';

test('a message becomes a notice, and its tap leads an open app there without a reload', async ({ page, context }) => {
  await signIn(page);
  await offlineReady(page);
  const [worker] = context.serviceWorkers();
  // This browser shows no notices at all: what is to be shown is noted in its place.
  await worker?.evaluate(() => {
    const shown: string[] = [];
    const registration = Reflect.get(self, 'registration') as ServiceWorkerRegistration;
    registration.showNotification = async (title) => void shown.push(title);
    Object.assign(self, { shown });
  });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ kind: 'signIn', language: 'fil-PH' });
  await browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  const shown = () => worker?.evaluate(() => Reflect.get(self, 'shown') as string[]);
  await expect.poll(shown).toEqual(['May nag-log in sa bagong device']);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // A tap on a notice cannot be made by a test; this is what the tap says to the page.
  await worker?.evaluate(async () => {
    const { clients } = self as unknown as { clients: { matchAll(): Promise<Window[]> } };
    for (const client of await clients.matchAll()) client.postMessage({ kind: 'go-to', address: '/profile/more' });
  });
  await expect(page.getByRole('heading', { name: 'Notifications on this phone' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

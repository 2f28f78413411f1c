/** Browsers send a request twice by themselves, and people tap again: what is asked for under one key is done once. */
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { offlineReady } from '../kit/device.ts';
import { END_OTHERS, endOthers } from '../kit/end-others.ts';
import type { Line } from '../kit/line.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { newPlayer, type NewPlayer, newSession } from '../kit/new-player.ts';
import { HANG_MS, runs } from '../kit/runs.ts';
import { signIn } from '../kit/sign-in.ts';

const TIMES = runs(3, 100);

/** Each time one more place is signed in: done once, one is ended, and a second time there would be none left. */
async function endsOneEachTime(
  { page, request, line }: { page: Page; request: APIRequestContext; line: Line },
  player: NewPlayer,
  spoil: () => Promise<unknown>,
): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    await newSession(request, player);
    line.seen.length = 0;
    const spoiling = spoil();
    expect(await page.evaluate(endOthers, END_OTHERS)).toMatchObject({ errcode: 0, ended: 1 });
    await spoiling;
    const arrived = line.seen.filter((call) => call === `POST ${END_OTHERS}`).length;
    expect(arrived, 'it was sent more than once').toBeGreaterThan(1);
  }
}

test(`a connection in use that breaks after the work is done, ${TIMES} times: done once, and told the first answer`, async ({
  page,
  request,
  line,
}) => {
  test.setTimeout(HANG_MS + TIMES * 3_000);
  const player = await newPlayer(request);
  await signInAt(page, line, player);
  await endsOneEachTime({ page, request, line }, player, async () => line.dropAnswers(/signOutElsewhere/, 1));
});

test(`the service worker is stopped in the middle of a call, ${TIMES} times: done once, and told the first answer`, async ({
  page,
  context,
  request,
  line,
}) => {
  test.setTimeout(HANG_MS + TIMES * 3_000);
  const player = await newPlayer(request);
  await signInAt(page, line, player);
  await offlineReady(page);
  const workers = await context.newCDPSession(page);
  await workers.send('ServiceWorker.enable');
  await endsOneEachTime({ page, request, line }, player, async () => {
    const letGo = line.holdAnswers(/signOutElsewhere/);
    await expect.poll(() => line.seen.filter((call) => call.endsWith(END_OTHERS)).length).toBe(1);
    await workers.send('ServiceWorker.stopAllWorkers');
    letGo();
  });
});

test('a button that is tapped again after a lost answer sends the same bytes under the same key', async ({
  page,
  request,
  line,
}) => {
  const player = await newPlayer(request);
  await page.clock.install();
  await signInAt(page, line, player);
  await newSession(request, player);
  const sent: Request[] = [];
  page.on('request', (one) => one.url().endsWith(END_OTHERS) && sent.push(one));
  await page.goto(`${line.url}/profile/more`);
  const end = page.getByRole('button', { name: /^Log out .*last seen/ });
  await expect(end).toHaveCount(1);
  line.dropAnswers(/signOutElsewhere/);
  await end.click();
  await expect(page.getByRole('status').getByRole('button', { name: 'Try again' })).toBeVisible();
  line.mend();
  // Two taps that follow each other more closely are one.
  await page.clock.fastForward(310);
  await end.click();
  await expect(end).toHaveCount(0);
  const words = await Promise.all(
    sent.map(async (one) => [(await one.allHeaders())['idempotency-key'], one.postData()]),
  );
  // The page sends it again by itself too, where another call was answered meanwhile.
  expect(words.length).toBeGreaterThan(1);
  for (const again of words) expect(again).toEqual(words[0]);
});

async function signInAt(page: Page, line: Line, player: NewPlayer): Promise<void> {
  await signIn(page, player, line.url);
  // Registering was a place of its own.
  await page.evaluate(endOthers, END_OTHERS);
}

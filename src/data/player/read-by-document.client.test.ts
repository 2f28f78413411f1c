/** The player whom the document has read before the program had come. */
import { expect, test } from 'vitest';
import { aUser, leavePage, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';

test('a database that never answers keeps nobody from beginning: the player is asked for again', async () => {
  await signIn();
  await leavePage();
  const { isSignedIn, player, resumeSession } = await import('./session.ts');
  let isBegun = false;
  const beginning = resumeSession(new Promise(() => undefined)).then(() => (isBegun = true));
  await pass(1_900, 1);
  expect(isBegun).toBe(false);
  await pass(200, 1);
  await beginning;
  expect([isSignedIn.value, player.value]).toEqual([true, undefined]);
});

test('whom the document has read stays on the screen while their store opens', async () => {
  await signIn();
  await leavePage();
  const { keepSession, player, resumeSession } = await import('./session.ts');
  const early = { kept: { user: aUser({ nickname: 'Ana' }), savedAt: 1 }, wishes: [], hidden: [] };
  await resumeSession(Promise.resolve(early));
  const seen: (string | undefined)[] = [];
  player.subscribe((one) => void seen.push(one?.user.nickname));
  await keepSession();
  await settle();
  expect(seen).not.toContain(undefined);
  expect(seen[0]).toBe('Ana');
});

test('whom the document has read is not shown to the player whom another tab has logged in since', async () => {
  await signIn({ id: 8, token: 'a-token-of-ben' });
  await leavePage();
  const { player, resumeSession } = await import('./session.ts');
  await resumeSession(Promise.resolve({ kept: { user: aUser(), savedAt: 1 }, wishes: [], hidden: [] }));
  expect(player.value).toBeUndefined();
});

test('what a player has hidden from home is known as soon as they are, with the document’s rows and without them', async () => {
  await signIn();
  const { hiddenOffers } = await import('../lobby/offers.ts');
  await hiddenOffers.note(37, true);
  await leavePage();
  const { keepSession, player, hiddenTypes, resumeSession } = await import('./session.ts');
  const seen: unknown[] = [];
  player.subscribe((one) => one && seen.push(hiddenTypes.peek()));
  await resumeSession(undefined);
  await keepSession();
  await settle();
  await leavePage();
  const again = await import('./session.ts');
  const { readFirstRows } = await import('../../early/first-rows.ts');
  const { readFirstPlayer } = await import('../../early/first-player.ts');
  again.player.subscribe((one) => one && seen.push(again.hiddenTypes.peek()));
  await again.resumeSession(readFirstRows().then((rows) => readFirstPlayer(rows?.session)));
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.every((types) => JSON.stringify(types) === '[37]')).toBe(true);
  // The next player has hidden nothing.
  await again.endOnPurpose();
  expect(again.hiddenTypes.value).toBeUndefined();
});

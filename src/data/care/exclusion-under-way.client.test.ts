import { expect, test } from 'vitest';
import { care } from '#contract/care.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { aUser, openLobby, signIn } from '../../../tests/kit/client/page.ts';
import { pass, settle } from '../../../tests/kit/client/turns.ts';
import { exampleOf, json, signedOut, wire } from '../../../tests/kit/client/wire.ts';

const { excludeSelf } = care;

async function asPlayer() {
  await openLobby();
  await signIn();
  await import('#data/ask/late-questions.ts');
  return import('./stop.ts');
}

test('whatever else hears that the session is over, an exclusion under way is told by its own answer', async () => {
  const { wishStop, stop } = await asPlayer();
  const { call } = await import('../call/call.ts');
  const { endedSession } = await import('../player/session.ts');
  const { heardStop } = await import('./send-stop.ts');
  const until = Date.UTC(2027, 4, 30);
  wire.on(excludeSelf, 'cut');
  wishStop({ kind: 'exclusion', length: 6 });
  await pass(2_000);
  wire.on(wallet.tradeInfo, signedOut);
  expect(await call(wallet.tradeInfo, {})).toMatchObject({ failure: { kind: 'signed-out' } });
  await settle();
  expect([endedSession.value, stop.value?.length]).toEqual([undefined, 6]);
  wire.on(excludeSelf, { ...exampleOf(excludeSelf), until, months: 6 });
  await pass(60_000);
  expect([heardStop.value, endedSession.value, stop.value]).toEqual([
    { kind: 'exclusion', length: 6, until },
    'left',
    undefined,
  ]);
});

test('an exclusion that meets a session which was over before waits for the next log-in, and goes with it', async () => {
  const { wishStop, stop } = await asPlayer();
  const { endedSession } = await import('../player/session.ts');
  wire.on(excludeSelf, signedOut);
  wishStop({ kind: 'exclusion', length: 6 });
  await pass(2_000);
  expect([endedSession.value, localStorage.getItem('ACCESS_TOKEN'), stop.value]).toEqual(['expired', null, undefined]);
  wire.on(excludeSelf, exampleOf(excludeSelf));
  wire.on(session.getAfterLoginInfoWeb, {
    ...exampleOf(session.getAfterLoginInfoWeb),
    appUser: { ...(exampleOf(session.getAfterLoginInfoWeb)['appUser'] as object), id: aUser().id },
  });
  await signIn({ token: 'a-new-token' });
  await pass(5_000);
  expect(wire.asked(excludeSelf).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer a-token',
    'Bearer a-new-token',
  ]);
});

test('a session that ends while another tab logs in another player ends nothing of theirs', async () => {
  const { wishStop, stop } = await asPlayer();
  const { expire } = await import('../player/session.ts');
  wire.on(excludeSelf, 'cut');
  wishStop({ kind: 'exclusion', length: 6 });
  const ending = expire();
  for (const [key, newValue] of [
    ['stop', null],
    ['ACCESS_TOKEN', 'token-of-another'],
  ] as const) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
  await ending;
  await settle();
  expect([stop.value, localStorage.getItem('ACCESS_TOKEN')]).toEqual([undefined, 'token-of-another']);
});

test('a session ends at once although an exclusion waits, where that is sent no more in this visit', async () => {
  const { wishStop } = await asPlayer();
  const { call } = await import('../call/call.ts');
  const { endedSession } = await import('../player/session.ts');
  wire.on(excludeSelf, json({ code: 404, errcode: 404 }, 404));
  wishStop({ kind: 'exclusion', length: 6 });
  await pass(10 * 60_000, 50);
  wire.on(wallet.tradeInfo, signedOut);
  await call(wallet.tradeInfo, {});
  await settle();
  expect([endedSession.value, localStorage.getItem('ACCESS_TOKEN')]).toEqual(['expired', null]);
});

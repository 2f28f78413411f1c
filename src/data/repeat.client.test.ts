import { expect, test } from 'vitest';
import { setOnline, setVisibility, signIn } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';

async function follow() {
  const { repeatWhileSeen } = await import('./repeat.ts');
  let asked = 0;
  return { follow: repeatWhileSeen(() => void (asked += 1), 30_000), asked: () => asked };
}

test('it is asked at once, and again when it is due, however many follow and however often they come back', async () => {
  const question = await follow();
  const ends = [question.follow(), question.follow()];
  expect(question.asked()).toBe(1);
  for (const end of ends) end();
  for (let times = 0; times < 3; times += 1) {
    await pass(1_000);
    question.follow()();
  }
  expect(question.asked()).toBe(1);
  question.follow();
  await pass(26_900);
  expect(question.asked()).toBe(1);
  await pass(7_500);
  expect(question.asked()).toBe(2);
  await pass(30_000);
  expect(question.asked()).toBe(3);
});

test('nobody looks, or there is no network: it rests, and is asked a quarter of its time after that at the latest', async () => {
  const question = await follow();
  question.follow();
  setVisibility('hidden');
  await pass(120_000);
  expect(question.asked()).toBe(1);
  setVisibility('visible');
  expect(question.asked()).toBe(2);
  setOnline(false);
  await pass(120_000);
  expect(question.asked()).toBe(2);
  setOnline(true);
  await pass(7_500);
  expect(question.asked()).toBe(3);
});

test('who has left is not asked for any more, and what was asked for one player is asked for the next', async () => {
  const question = await follow();
  const end = question.follow();
  await signIn();
  await pass(7_500);
  expect(question.asked()).toBe(2);
  await signIn({ id: 8, token: 'another-token' });
  await pass(7_500);
  expect(question.asked()).toBe(3);
  end();
  await pass(120_000);
  expect(question.asked()).toBe(3);
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { followCover } from './follow-cover.ts';
import { makeGameTable } from './game-table.ts';
import { makeShell } from './shell/shell.ts';
import { makeStakePicker } from './shell/stake-picker.ts';
import { makeSound } from './sound.ts';
import { text } from './text.ts';

const GAME = { id: 1, name: 'Slot', typeId: 1, motif: 'fruit', palette: 'red', minBet: 100, maxBet: 10_000 };
const VISIT = { game: GAME, playerId: 7, ground: { from: '#000', to: '#111' }, balance: 1_000, unfinished: [] };
const SPUN = { kind: 'slot', key: 'a-key', stake: 100, win: 0, balance: 900, isOver: true, spins: [] };

interface Asked {
  name: string;
  answer: (body: object, status?: number) => Promise<void>;
}

/** What the game has asked its server, in order; the test answers. */
let asked: Asked[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        const answer = async (body: object, status = 200) => {
          resolve(Response.json(body, { status }));
          await new Promise((goOn) => setTimeout(goOn));
        };
        asked.push({ name: path.replace('/api/', ''), answer });
      }),
  );
});

function open() {
  const sound = makeSound();
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const shell = makeShell(root, GAME.name, GAME.motif, sound);
  shell.setBalance(VISIT.balance);
  const table = makeGameTable({ visit: VISIT, token: 'a-token', shell, sound });
  const latest = (name: string): Asked => asked.findLast((one) => one.name === name) ?? expect.unreachable();
  return { shell, table, latest, names: () => asked.map(({ name }) => name) };
}

const spin = { key: SPUN.key, stake: SPUN.stake };

test('a balance that was asked for before a round and comes while it turns tells nothing of its end', async () => {
  const { shell, table, latest, names } = open();
  void table.askBalance();
  const before = latest('balance');
  void table.play('spin', spin);
  await latest('spin').answer(SPUN);
  await before.answer({ balance: 5_900 });
  expect(shell.balance()).toBe(1_000);
  table.noteSeen(SPUN.key);
  await latest('balance').answer({ balance: 900 });
  expect([shell.balance(), names()]).toEqual([900, ['balance', 'spin', 'seen', 'balance']]);
});

test('that an end was seen is told until it is heard, since it would be told as missed at the next opening', async () => {
  const { table, names, latest } = open();
  table.noteSeen(SPUN.key);
  await latest('seen').answer({ error: 'unreachable' }, 503);
  await expect.poll(() => names().filter((name) => name === 'seen')).toHaveLength(2);
  await latest('seen').answer({});
});

test('after a bet that was refused the balance is asked for, then and later', async () => {
  const { shell, table, latest } = open();
  void table.play('spin', spin);
  await latest('spin').answer({ error: 'notEnough' }, 409);
  await latest('balance').answer({ balance: 50 });
  expect(shell.balance()).toBe(50);
  void table.askBalance();
  await latest('balance').answer({ balance: 700 });
  expect(shell.balance()).toBe(700);
});

test('a bet that lies on a table keeps the balance for itself until its end is seen, and a later bet goes on doing so', async () => {
  const { shell, table, latest, names } = open();
  for (const key of ['first', 'second', 'of the next roll']) table.noteWaiting(key);
  void table.askBalance();
  table.noteSeen('second');
  expect(names()).toEqual(['seen']);
  table.noteSeen('of the next roll');
  await latest('balance').answer({ balance: 700 });
  expect(shell.balance()).toBe(700);
});

test('who asks while a question is out has the answer to one more, and no older answer comes after it', async () => {
  const { shell, table, latest, names } = open();
  for (let times = 0; times < 5; times += 1) void table.askBalance();
  await latest('balance').answer({ balance: 300 });
  await latest('balance').answer({ balance: 800 });
  expect([shell.balance(), names()]).toEqual([800, ['balance', 'balance']]);
});

test('that the balance is too small is said until there is enough for the bet', async () => {
  const { shell, table, latest } = open();
  const said = () =>
    [document.querySelector('dialog.notice[open] h2'), document.querySelector('.said')].map((one) => one?.textContent);
  const before = said();
  void table.play('spin', { key: SPUN.key, stake: 500 });
  await latest('spin').answer({ error: 'notEnough' }, 409);
  await latest('balance').answer({ balance: 50 });
  void table.askBalance();
  await latest('balance').answer({ balance: 60 });
  expect(said()).toEqual([text.notEnough, text.notEnough]);
  void table.askBalance();
  await latest('balance').answer({ balance: 500 });
  expect([said(), shell.balance()]).toEqual([before, 500]);
});

test('the button of a higher bet looks as if it did something as soon as there is money for it', async () => {
  const { shell, table, latest } = open();
  shell.setBalance(100);
  const { node } = makeStakePicker(table, 100);
  const more = node.querySelector<HTMLElement>(`[aria-label="${text.more}"]`);
  expect(more?.dataset['capped']).toBe('true');
  void table.askBalance();
  await latest('balance').answer({ balance: 50_000 });
  expect(more?.dataset['capped']).toBe('false');
});

test('who comes back from another app is shown the balance as it is now, and nothing is asked as they leave', async () => {
  const { shell, table, latest, names } = open();
  followCover(document.body, table.askBalance);
  const become = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  become(true);
  expect(names()).toEqual([]);
  become(false);
  await latest('balance').answer({ balance: 51_000 });
  expect(shell.balance()).toBe(51_000);
});

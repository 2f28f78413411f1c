import { beforeAll, expect, test } from 'vitest';
import { seed } from '#server/seed/insert-world.ts';
import { writeSettings } from '#server/sql/queries/settings.ts';
import { openTestApp } from '../../tests/kit/app.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import type { LinkRows } from './describe-link.ts';
import { openLinkRows } from './link-rows.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const WHEEL = 20;

withDatabase((database) => {
  let rows: LinkRows;

  beforeAll(async () => {
    const { db } = database.current();
    await seed(db, 20, NOW);
    const { services } = await openTestApp(db, { now: () => NOW });
    rows = openLinkRows(services);
  });

  test('a game has the names of its type and its brand; one that is hidden is none', async () => {
    expect(await rows.game(1001)).toEqual({ name: 'Lucky Sevens', kind: 'Slots', brand: 'Tala Gaming', leastBet: 100 });
    await database.current().db.updateTable('game').set({ show_type: 1 }).where('id', '=', 1001).execute();
    expect(await rows.game(1001)).toBeUndefined();
    expect(await rows.game(99_999)).toBeUndefined();
  });

  test('a promotion has the words of its banner', async () => {
    expect(await rows.offer(WHEEL)).toEqual({
      title: 'Spin the Perya wheel',
      words: '1 free spin a day until Sunday',
      picture: '/banner/wheel.png',
    });
    expect(await rows.offer(999)).toBeUndefined();
  });

  test('a notice has its own', async () => {
    expect(await rows.notice(1)).toMatchObject({ title: 'Your first deposit, worth more' });
    expect(await rows.notice(99)).toBeUndefined();
  });

  test('a new player is given what the settings say', async () => {
    expect(await rows.signUpReward()).toBe(1_800);
  });

  test('what an operator has written wrong is left out', async () => {
    await writeSettings(database.current().db, {
      appLobbyAdConfigList: [7, { clickType: 'x' }],
      appNoticeConfigList: 'x',
    });
    expect(await rows.offer(WHEEL)).toMatchObject({ title: 'Perya wheel', picture: '/' });
    expect(await rows.notice(1)).toBeUndefined();
  });
});

import { beforeEach, expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { CLAIM } from '#contract/errcodes.ts';
import { tasks } from '#contract/tasks.ts';
import { playKit } from '../../tests/kit/play.ts';
import { promotionKit } from '../../tests/kit/promotions.ts';
import { withDatabase } from '../../tests/kit/sql.ts';
import { findMismatches } from '../ledger/find-mismatches.ts';
import { writeSettings } from '../sql/queries/settings.ts';

const [FACEBOOK, TELEGRAM, INSTAGRAM] = [9_000_001, 9_000_002, 9_000_003];
const gifts = [{ id: 2001, count: 300, betRate: 1 }];

withDatabase((database) => {
  const kit = playKit(database);
  const trial = promotionKit(kit, ACTIVITY_TYPES.followRewards, { gifts });
  const look = () => kit.post(tasks.appProxyUser4TaskUser.path);
  const open = (propId: number) => kit.post(tasks.appProxyUser4TaskUserShare.path, { propId });
  const claim = (propId: number) => kit.post(tasks.appProxyUser4TaskUserReceive.path, { propId });

  beforeEach(() =>
    writeSettings(kit.db(), {
      socialMedia: [
        { name: 'Telegram', url: 'https://telegram.example/perya' },
        { name: 'Facebook', url: 'https://facebook.example/perya' },
      ],
    }),
  );

  test('[CALL-37] the operator’s pages are there with their links; one is opened, and then claimed once', async () => {
    expect(await look()).toMatchObject({
      taskList: [
        { id: FACEBOOK, kind: 4, itemStatus: 0, clickAction: 'https://facebook.example/perya', rewardList: gifts },
        { id: TELEGRAM, kind: 13 },
      ],
    });
    expect(await claim(FACEBOOK)).toMatchObject({ errcode: CLAIM.notYet });
    expect(await open(FACEBOOK)).toMatchObject({ errcode: 0, state: { taskList: [{ itemStatus: 1 }, {}] } });
    expect(await open(FACEBOOK)).toMatchObject({ errcode: CLAIM.received });
    expect(await claim(FACEBOOK)).toMatchObject({ errcode: 0, coin: 100_300, rewardList: gifts });
    expect(await claim(FACEBOOK)).toMatchObject({ errcode: CLAIM.received });
    expect(await findMismatches(kit.db())).toEqual([]);
  });

  test('a page is known by its name in any letters, as the tasks know it', async () => {
    await writeSettings(kit.db(), { socialMedia: [{ name: 'facebook', url: 'https://facebook.example/perya' }] });
    expect(await look()).toMatchObject({ taskList: [{ id: FACEBOOK, title: 'Facebook' }] });
    expect(await open(FACEBOOK)).toMatchObject({ errcode: 0 });
  });

  test('a page that the operator does not have is not there', async () => {
    expect(await open(INSTAGRAM)).toMatchObject({ errcode: CLAIM.unknown });
    expect(await claim(INSTAGRAM)).toMatchObject({ errcode: CLAIM.unknown });
  });

  test('links that are no addresses of the web, or are broken, leave the list empty', async () => {
    for (const socialMedia of [[{ name: 'Facebook', url: 'javascript:alert(1)' }], 'broken']) {
      await writeSettings(kit.db(), { socialMedia });
      expect(await look()).toMatchObject({ taskList: [] });
    }
  });

  test('100 claims at once are one, and none is given once it is over', async () => {
    await open(FACEBOOK);
    await open(TELEGRAM);
    const told = await Promise.all(Array.from({ length: 100 }, () => claim(FACEBOOK)));
    expect(told.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    await trial.end();
    expect(await claim(TELEGRAM)).toMatchObject({ errcode: CLAIM.ended });
  });
});

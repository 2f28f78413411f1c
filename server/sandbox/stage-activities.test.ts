import { beforeAll, beforeEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import { seasons } from '#contract/seasons.ts';
import { sendLogTo } from '#shared/log.ts';
import { playKit } from '../../tests/kit/play.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const CHRISTMAS = 37;

withDatabase((database) => {
  const kit = playKit(database);
  beforeAll(() => sendLogTo(() => {}));
  beforeEach(async () => {
    await kit.db().deleteFrom('activity').execute();
    await kit.db().deleteFrom('activity_config').execute();
  });

  const at = (init: RequestInit = {}) =>
    kit.server().app.fetch(new Request('http://perya.test/sandbox/activities', init));
  const order = async (body: unknown) =>
    (await at({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })).status;
  const press = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return at({ method: 'POST', body, headers });
  };
  const told = async () => {
    const list = (await (await at()).json()).activities as { type: number }[];
    return list.find(({ type }) => type === CHRISTMAS);
  };
  const listed = async () => (await kit.post(activities.getActivityIds.path))['activityIds'];
  const tree = () => kit.post(seasons.appChristmasUser.path);

  test('a promotion is switched on and off by HTTP, and the next call of a player sees it', async () => {
    expect([await order({ type: CHRISTMAS, isOn: true }), await listed()]).toEqual([200, [CHRISTMAS]]);
    expect(await told()).toMatchObject({
      isOn: true,
      title: 'Christmas',
      startsAt: null,
      endsAt: null,
      settings: null,
    });
    expect([await order({ type: CHRISTMAS, isOn: false }), await listed()]).toEqual([200, []]);
    expect(await told()).toMatchObject({ isOn: false });
  });

  test('every kind is switched on and off, and a link is listed with its address once it has one', async () => {
    for (const type of Object.values(ACTIVITY_TYPES)) {
      expect([type, await order({ type, isOn: true })]).toEqual([type, 200]);
      expect([type, await order({ type, isOn: false })]).toEqual([type, 200]);
    }
    expect(await listed()).toEqual([]);
    await order({ type: ACTIVITY_TYPES.outLink, isOn: true });
    expect(await listed()).toEqual([]);
    const link = (url: string) => order({ type: ACTIVITY_TYPES.outLink, settings: { url } });
    expect([await link('http://example.org/'), await link('javascript:alert(1)')]).toEqual([400, 400]);
    expect(await link('https://example.org/more')).toBe(200);
    const { activityMap } = await kit.post(activities.getActivityIds.path);
    expect(activityMap).toMatchObject({ 29: { title: 'More from us', url: 'https://example.org/more' } });
  });

  test('its period is moved, either end by itself', async () => {
    await order({ type: CHRISTMAS, isOn: true, startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-31T00:00:00Z' });
    expect(await listed()).toEqual([]);
    await order({ type: CHRISTMAS, startsAt: '2026-11-01T00:00:00Z' });
    expect(await listed()).toEqual([CHRISTMAS]);
    expect(await told()).toMatchObject({ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-31T00:00:00.000Z' });
    await order({ type: CHRISTMAS, endsAt: null });
    expect(await told()).toMatchObject({ endsAt: null });
  });

  test('settings hold when the promotion’s own schema takes them, and are taken back', async () => {
    await order({ type: CHRISTMAS, isOn: true, settings: { bulbsPerGift: 3 } });
    expect(await tree()).toMatchObject({ bulbsPerGift: 3 });
    expect(await order({ type: CHRISTMAS, settings: { bulbsPerGift: 0 } })).toBe(400);
    expect(await tree()).toMatchObject({ bulbsPerGift: 3 });
    await order({ type: CHRISTMAS, settings: null });
    expect(await tree()).toMatchObject({ bulbsPerGift: 1 });
  });

  test.each([
    ['of an unknown type', { type: 9_999, isOn: true }],
    ['with a setting that there is not', { type: CHRISTMAS, settings: { bulbs: 3 } }],
    ['with too many letters', { type: CHRISTMAS, settings: { season: 'x'.repeat(9_000) } }],
    ['with a day that is none', { type: CHRISTMAS, isOn: true, startsAt: 'tomorrow' }],
    [
      'that ends before it begins',
      { type: CHRISTMAS, isOn: true, startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
    ],
    [
      'with a period for what is off',
      { type: CHRISTMAS, endsAt: '2026-12-01T00:00:00Z', settings: { bulbsPerGift: 2 } },
    ],
    ['with a field that there is not', { type: CHRISTMAS, on: true }],
    ['of nothing', null],
  ])('an order %s is refused and changes nothing', async (_which, body) => {
    expect(await order(body)).toBe(400);
    expect(await told()).toMatchObject({ isOn: false, settings: null });
  });

  test('by hand it is the same: a form switches on with a period and settings, and off', async () => {
    const on = {
      type: String(CHRISTMAS),
      do: 'on',
      startsAt: '2026-11-01T00:00',
      endsAt: '',
      settings: '{"bulbsPerGift": 2}',
    };
    const done = await press(on);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sandbox/activities#activity-37']);
    expect(await told()).toMatchObject({
      isOn: true,
      startsAt: '2026-11-01T00:00:00.000Z',
      settings: { bulbsPerGift: 2 },
    });
    expect((await press({ ...on, settings: '{' })).status).toBe(400);
    await press({ type: String(CHRISTMAS), do: 'off' });
    expect(await listed()).toEqual([]);
  });

  test('the page shows each promotion with its settings as text', async () => {
    await order({ type: CHRISTMAS, isOn: true, settings: { season: 'first' } });
    const html = await (await at({ headers: { accept: 'text/html' } })).text();
    expect(html).toContain('37: Christmas, on');
    expect(html).toContain('{&quot;season&quot;:&quot;first&quot;}');
    expect(html).not.toContain('<script');
  });
});

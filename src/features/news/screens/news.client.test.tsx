import { expect, test } from 'vitest';
import { openApp, screenOf, shown, visit } from '../../../../tests/kit/client/app.tsx';
import { config } from '#contract/config.ts';
import { said, seenText } from '../../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { wire } from '../../../../tests/kit/client/wire.ts';

const news = (id: number, sort: number, more: object = {}) => ({
  id,
  sort,
  isH5Pop: 0,
  clickType: '',
  clickAction: '',
  imgUrl2: '',
  title: `News ${id}`,
  content: `<p>Words of <b>${id}</b>.</p>`,
  ...more,
});
const open = (address: string, ...appNoticeConfigList: object[]) =>
  openApp(address, { config: { appNoticeConfigList } });
const links = (place: Element) => [...place.querySelectorAll('.news-list a')].map((one) => one.getAttribute('href'));
const button = (place: Element) => screenOf(place).querySelector<HTMLAnchorElement>('.news a.button, .news > a');

test('[ROUTE-12] a guest reads the list of news, in the order of the operator, above the tab bar', async () => {
  const place = await open('/lobby/notice', news(1, 2), news(2, 1));
  expect(location.pathname).toBe('/lobby/notice');
  expect(screenOf(place).querySelector('h1')?.textContent).toBe('News');
  expect(links(place)).toEqual(['/notice/detail/2', '/notice/detail/1']);
  expect(place.querySelector('nav [aria-current="page"]')?.textContent).toContain('News');
});

test('[ROUTE-30] a guest opens one piece of news by its address, formatted as the operator wrote it', async () => {
  const place = await open('/notice/detail/7', news(6, 1), news(7, 2));
  await shown();
  expect(location.pathname).toBe('/notice/detail/7');
  expect(seenText(screenOf(place))).toContain('News 7');
  expect(screenOf(place).querySelector('.rich-text')?.innerHTML).toContain('Words of <b>7</b>.');
});

test('where there is no news, and where one is gone, the screen says so and leads on', async () => {
  const place = await open('/lobby/notice');
  expect(said(screenOf(place), 'news.none')).toBeTruthy();
  await visit('/notice/detail/9');
  await shown();
  expect(said(screenOf(place), 'news.gone')).toBeTruthy();
  expect(screenOf(place).querySelector('a[href="/lobby/notice"]')).not.toBeNull();
});

test.each([
  [{ clickType: 'activity', clickAction: 15 }, '/activity/sign'],
  [{ clickType: 'url', clickAction: 'https://example.org/x' }, 'https://example.org/x'],
  [{ clickType: 'url', clickAction: 'javascript:alert(1)' }, undefined],
  [{ clickType: 'activity', clickAction: 999 }, undefined],
  [{}, undefined],
])('news with the target %o leads to %s', async (target, href) => {
  const place = await open('/notice/detail/1', news(1, 1, target));
  await shown();
  expect(button(place)?.getAttribute('href')).toBe(href);
});

test('without a connection the news are there, with their age', async () => {
  const place = await open('/lobby/home', news(1, 1));
  setOnline(false);
  wire.is('refused');
  await visit('/lobby/notice');
  await shown();
  expect(links(place)).toEqual(['/notice/detail/1']);
  expect(seenText(screenOf(place).querySelector('.page-age') as Element)).toMatch(/^Saved/);
  await visit('/notice/detail/1');
  await shown();
  expect(screenOf(place).querySelector('.rich-text')?.textContent).toBe('Words of 1.');
});

test('news that are more than a minute old are asked for when their screen opens, and younger ones are not', async () => {
  await open('/lobby/home', news(1, 1));
  const asked = () => wire.asked(config.appConfig).length;
  const before = asked();
  await pass(50_000);
  await visit('/lobby/notice');
  await shown();
  expect(asked()).toBe(before);
  await visit('/lobby/home');
  await pass(15_000);
  await visit('/lobby/notice');
  await shown();
  expect(asked()).toBe(before + 1);
});

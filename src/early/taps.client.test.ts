import { expect, test } from 'vitest';
import { openApp } from '../../tests/kit/client/app.tsx';
import { newDevice } from '../../tests/kit/client/page.ts';
import { pass } from '../../tests/kit/client/turns.ts';

/** A link that the document has drawn, in whose place the program draws another. */
async function press(between: string[], after: string[]): Promise<number> {
  await newDevice();
  const { collectTaps } = await import('./taps.ts');
  const handOver = collectTaps();
  const draw = (): Element => {
    document.body.innerHTML = '<a href="#news" data-click="news">News</a>';
    return document.querySelector('a')!;
  };
  const send = (link: Element, types: string[]) => {
    for (const type of types) link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };
  send(draw(), ['pointerdown', ...between]);
  const link = draw();
  handOver.place();
  handOver.act();
  let clicks = 0;
  link.addEventListener('click', () => (clicks += 1));
  send(link, after);
  await pass(1_000);
  return clicks;
}

test.each([
  ['a press that ends after it, where the browser tells of no tap', [], ['pointerup'], 1],
  ['a press that ends after it, where the browser tells of the tap', [], ['pointerup', 'click'], 1],
  ['a press that became a scroll after it', [], ['pointercancel', 'pointerup'], 0],
  [
    'a press that became a scroll before it, and a long press after it',
    ['pointercancel'],
    ['pointerdown', 'pointerup'],
    0,
  ],
  ['a press for the browser’s menu', [], ['contextmenu', 'pointerup'], 0],
  ['a press that ended elsewhere before it, and a long press after it', ['pointerup'], ['pointerdown', 'pointerup'], 0],
])('at the take-over: %s', async (_name, between, after, clicks) => {
  expect(await press(between, after)).toBe(clicks);
});

/** The document's screen is tapped, and the program draws another in its place: what is clicked there. */
async function tapBefore(tap: (screen: { banner: HTMLElement; button: HTMLElement }) => void): Promise<string[]> {
  await newDevice();
  const { collectTaps } = await import('./taps.ts');
  document.body.innerHTML = '<div class="banner"></div><button class="heart"></button>';
  const handOver = collectTaps();
  tap({ banner: document.querySelector('div')!, button: document.querySelector('button')! });
  document.body.innerHTML =
    '<a class="banner" data-view="banner 7"></a><a class="banner" data-view="banner 8"></a><button class="heart"></button>';
  const clicked: string[] = [];
  for (const one of document.body.children) {
    one.addEventListener('click', () => clicked.push(one.getAttribute('data-view') ?? one.className));
  }
  handOver.place();
  handOver.act();
  return clicked;
}

test('two taps on a banner before the program is there are one, and two on a button are two', async () => {
  const clicked = await tapBefore(({ banner, button }) => {
    for (const one of [banner, banner, button, button]) one.click();
  });
  expect(clicked).toEqual(['banner 7', 'heart', 'heart']);
});

test('a banner that is tapped before home is drawn, and once more after, is tapped once', async () => {
  const clicked = await tapBefore(({ banner }) => {
    banner.click();
    banner.setAttribute('data-view', 'banner 8');
    banner.click();
  });
  expect(clicked).toEqual(['banner 8']);
});

test('a banner that is tapped before home is drawn, which the program then draws itself, is the first', async () => {
  expect(await tapBefore(({ banner }) => banner.click())).toEqual(['banner 7']);
});

test('what the document says where the program is missing is no part of the screen', async () => {
  const clicked = await tapBefore(({ button }) => {
    document.body.insertAdjacentHTML('beforeend', '<main class="splash"></main>');
    document.querySelector('.splash')!.append(button);
    button.click();
  });
  expect(clicked).toEqual([]);
});

test('a link waits for the program where the document has said that it is missing', async () => {
  let isLeft = false;
  await tapBefore(({ banner }) => {
    banner.insertAdjacentHTML('afterend', '<a href="#terms">Terms</a>');
    const link = document.querySelector('a')!;
    delete document.documentElement.dataset['drawn'];
    isLeft = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  expect(isLeft).toBe(false);
});

test('who taps Log in on the screen of the document is led there once the program has drawn home', async () => {
  const { collectTaps } = await import('./taps.ts');
  window.handOver = collectTaps();
  document.documentElement.dataset['drawn'] = String(performance.now());
  document.body.innerHTML = '<header><a class="button" href="/login">Log in</a></header>';
  document.querySelector('a')?.click();
  expect(location.pathname).toBe('/lobby/home');
  document.body.replaceChildren();
  await openApp('/lobby/home');
  expect([location.pathname, window.handOver]).toEqual(['/login', undefined]);
});

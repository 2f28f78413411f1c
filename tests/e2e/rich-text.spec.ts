import { withConfig } from '../kit/config-reply.ts';
import { expect, test } from '../kit/lobby-test.ts';
import { ATTACKS } from '../kit/rich-text-attacks.ts';

// A page of happy-dom is no proof here: it does not parse and walk a text as browsers do.
test.use({ serviceWorkers: 'block' });

const MEANT = '<h2>More</h2><p>Two <b>bold</b> words<br>here</p><ul><li>one</li></ul>';
const LINKS = '<a href="https://example.org/">out</a> <a href="/about" target="_top">in</a>';

const notice = (id: number, content: string) => ({
  id,
  content,
  title: `Notice ${id}`,
  sort: id,
  isH5Pop: 0,
  clickType: '',
  clickAction: '',
  imgUrl2: '',
});

declare global {
  interface Window {
    hit: () => void;
    hits: number;
  }
}

test('of 300 attacks in news nothing runs, nothing is asked for and no frame opens; what is meant is shown', async ({
  page,
  context,
  complaints,
}) => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(300);
  const texts = [MEANT, LINKS, ...ATTACKS];
  await withConfig(
    context,
    (config) => (config['appNoticeConfigList'] = texts.map((text, at) => notice(at + 1, text))),
  );
  await page.addInitScript(() => {
    window.hits = 0;
    window.hit = () => window.hits++;
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/notice/detail/1');
  const place = page.locator('.rich-text');
  await expect(place).toHaveCount(1);
  await expect.poll(() => place.innerHTML()).toBe(MEANT);

  const left = await page.evaluate(lookAtEach, texts.length);
  expect(left).toHaveLength(texts.length);
  expect(left[1]).toContain('<a href="https://example.org/" target="_blank" rel="noopener noreferrer">out</a>');
  expect(left[1]).toContain('<a href="/about">in</a>');
  expect(left.filter((one) => one.startsWith('BAD'))).toEqual([]);
  expect(await page.evaluate(() => window.hits)).toBe(0);
  expect(requests.filter((url) => /\/hit|hit\.example/.test(url))).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  // Chromium names what an attack would have done already when DOMPurify parses it, in a document that runs nothing.
  const others = complaints
    .splice(0)
    .filter(
      (line) => !/^(Applying inline style|Executing inline event handler|Setting the document's base URI) /.test(line),
    );
  expect(others).toEqual([]);
});

/** Runs in the page: opens each notice as a link does, and tells what its text has become. */
async function lookAtEach(count: number): Promise<string[]> {
  const TAGS = ' p br hr b strong i em u s h2 h3 h4 ul ol li blockquote table thead tbody tr th td a ';
  const isHarmless = (element: Element): boolean =>
    TAGS.includes(` ${element.localName} `) &&
    [...element.attributes].every(({ name, value }) =>
      name === 'href' ? /^(https:\/\/|\/[^/\\\s])/.test(value) : name === 'target' || name === 'rel',
    );
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const told: string[] = [];
  for (let id = 1; id <= count; id++) {
    history.pushState(null, '', `/notice/detail/${id}`);
    while (document.querySelector('.news h2')?.textContent !== `Notice ${id}`) await frame();
    const place = document.querySelector('.rich-text') as Element;
    // What an attack starts late is started by now.
    await frame();
    const isSafe = [...place.querySelectorAll('*')].every(isHarmless);
    told.push(`${isSafe ? '' : 'BAD '}${place.innerHTML}`);
  }
  return told;
}

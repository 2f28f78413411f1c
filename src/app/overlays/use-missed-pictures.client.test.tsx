import { expect, test } from 'vitest';
import { draw, drawHook } from '../../../tests/kit/client/draw.ts';
import { setOnline } from '../../../tests/kit/client/page.ts';
import { settle } from '../../../tests/kit/client/turns.ts';

/** As a browser tells of it: `complete` is true of a failed one too, and only its width says which it is. */
function becomes(picture: HTMLImageElement, how: 'load' | 'error') {
  Object.defineProperties(picture, {
    complete: { value: true, configurable: true },
    naturalWidth: { value: how === 'load' ? 40 : 0, configurable: true },
  });
  picture.dispatchEvent(new Event(how));
}

/** One picture is missed, one is there, and one is still tried by its tile; what is asked for again is noted. */
async function drawPictures() {
  const { Picture } = await import('#ui/picture/picture.tsx');
  const place = await draw(
    <>
      <Picture url="/missed.png" instead={<b>gift</b>} />
      <Picture url="/there.png" instead={<b>gift</b>} />
      <img src="/tried.png" alt="" data-state="loading" />
    </>,
  );
  const [missed, there, tried] = place.querySelectorAll('img');
  if (!missed || !there || !tried) throw new Error('No pictures.');
  becomes(there, 'load');
  becomes(missed, 'error');
  becomes(tried, 'error');
  await settle();
  expect([missed.hidden, place.textContent]).toEqual([true, 'gift']);
  const asked: unknown[] = [];
  const watcher = new MutationObserver((changes) => asked.push(...changes.map(({ target }) => target)));
  for (const one of [missed, there, tried]) watcher.observe(one, { attributeFilter: ['src'] });
  return { place, missed, asked };
}

const watchMissed = async () => drawHook((await import('./use-missed-pictures.ts')).useMissedPictures);

test('a picture that had failed before the overlays came is asked for again, and no other is', async () => {
  const { missed, asked } = await drawPictures();
  await watchMissed();
  await settle();
  expect(asked).toEqual([missed, missed]);
});

test('a picture that has failed without a connection is asked for again with the next, and no other is', async () => {
  await watchMissed();
  const { place, missed, asked } = await drawPictures();
  setOnline(false);
  await settle();
  expect(asked).toEqual([]);
  setOnline(true);
  await settle();
  expect(asked).toEqual([missed, missed]);
  expect(missed.getAttribute('src')).toBe('/missed.png');

  becomes(missed, 'load');
  await settle();
  expect([missed.hidden, place.textContent]).toEqual([false, '']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPicture } from './picture-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const IS_FIRST = true;

function start(url: string) {
  const picture = document.createElement('img');
  const giveUp = loadPicture(picture, url, IS_FIRST);
  return { picture, giveUp, answer: (how: 'load' | 'error') => picture.dispatchEvent(new Event(how)) };
}

test('[IMG-01] a picture is loading, then loaded', () => {
  const { picture, answer } = start('/a.png');
  expect(picture.dataset['state']).toBe('loading');
  expect(picture.getAttribute('src')).toBe('/a.png');
  answer('load');
  expect(picture.dataset['state']).toBe('loaded');
});

test('[IMG-01, IMG-02] one that fails is tried three times, then it is an error', () => {
  const { picture, answer } = start('/gone.png');
  for (let attempt = 1; attempt <= 2; attempt++) {
    answer('error');
    vi.advanceTimersByTime(5_000);
    expect([attempt, picture.dataset['state']]).toEqual([attempt, 'loading']);
  }
  answer('error');
  vi.advanceTimersByTime(60_000);
  expect(picture.dataset['state']).toBe('error');
});

test('one that was given up is not tried again', () => {
  const { picture, answer, giveUp } = start('/left.png');
  answer('error');
  picture.removeAttribute('src');
  giveUp();
  vi.advanceTimersByTime(60_000);
  expect(picture.getAttribute('src')).toBeNull();
});

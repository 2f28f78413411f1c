import { expect, test, vi } from 'vitest';
import { pass } from '../../../tests/kit/client/turns.ts';

/** As in browsers: an element that is observed already is not judged anew. */
class Eyes {
  static share = 0;
  readonly #tell: IntersectionObserverCallback;
  readonly #observed = new Set<Element>();

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    if (this.#observed.has(target)) return;
    this.#observed.add(target);
    const entry = { target, intersectionRatio: Eyes.share } as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }
}

test('what is marked is told of once half of it is seen, and again where another mark takes its place', async () => {
  vi.stubGlobal('IntersectionObserver', Eyes);
  const { trackViews } = await import('./views.ts');
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset['view'] = 'banner 1';
  const told: string[] = [];
  const seen = async (share: number) => {
    Eyes.share = share;
    document.body.append(document.createElement('i'));
    await pass(2_000);
  };
  trackViews(({ target }) => told.push(target ?? ''));
  await seen(0.4);
  place.dataset['view'] = 'banner 2';
  await seen(0.5);
  await seen(1);
  place.dataset['view'] = 'banner 3';
  await seen(1);
  expect(told).toEqual(['2', '3']);
});

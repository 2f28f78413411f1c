/** Cache Storage as far as the page and the service worker use it. */
class KeptReplies {
  readonly #kept = new Map<string, Response>();

  put(key: string | Request, reply: Response): Promise<void> {
    this.#kept.set(urlOf(key), reply);
    return Promise.resolve();
  }

  match(key: string | Request, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const asked = urlOf(key);
    const found = ignoreSearch ? Array.from(this.#kept.keys()).find((url) => pathOf(url) === pathOf(asked)) : asked;
    return Promise.resolve(this.#kept.get(found ?? asked)?.clone());
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve(Array.from(this.#kept.keys(), (url) => ({ url })));
  }

  delete(key: string | { url: string }): Promise<boolean> {
    return Promise.resolve(this.#kept.delete(urlOf(key)));
  }
}

export class KeptCaches {
  readonly #caches = new Map<string, KeptReplies>();

  open(name: string): Promise<KeptReplies> {
    const cache = this.#caches.get(name) ?? new KeptReplies();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  /** In any of them. */
  async match(key: string | Request): Promise<Response | undefined> {
    const found = await Promise.all(Array.from(this.#caches.values(), (cache) => cache.match(key)));
    return found.find(Boolean);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }
}

const urlOf = (key: string | { url: string }): string =>
  new URL(typeof key === 'string' ? key : key.url, location.href).href;

const pathOf = (url: string): string => url.replace(/\?.*$/, '');

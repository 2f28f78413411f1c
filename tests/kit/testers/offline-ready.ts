/** Runs in the page, and may use nothing from outside itself. Empty once a visit without a network would work. */
export async function missingForOffline(database: string): Promise<string[]> {
  const missing: string[] = [];
  if (!navigator.serviceWorker.controller) missing.push('a service worker in charge');
  const paths = async (cache: string): Promise<string[]> =>
    (await (await caches.open(cache)).keys()).map(({ url }) => url.slice(location.origin.length));
  const api = await paths('api');
  if (!api.includes('/prod-api-2/kept/config')) missing.push('the configuration in the cache');
  if (!api.some((path) => path.startsWith('/prod-api-2/kept/games'))) missing.push('the game list in the cache');
  if (!(await paths('shell')).some((path) => path.startsWith('/index.html'))) missing.push('the shell');
  const icons = new Set(await paths('icons'));
  const shown = [...document.querySelectorAll<HTMLImageElement>('[data-game-id] img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && picture.checkVisibility();
  });
  for (const { currentSrc } of shown) {
    if (!icons.has(currentSrc.slice(location.origin.length))) missing.push(`the picture ${currentSrc}`);
  }
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === database)) missing.push('the database');
  if (localStorage.getItem('gameListVersion') === null) missing.push('the list version');
  return missing;
}

/** What the page lets its worker do: work that would hold up a tap. It knows no call and no screen. */
import { encryptPassword } from './cipher.ts';
import { makeFingerprint } from './fingerprint.ts';
import type { SearchAnswer, SearchAsk, SearchSource } from './search/searchable.ts';
import { encryptRemembered, forgetPassword, rememberedAccount, rememberPassword } from './vault.ts';

export const workshop = {
  ping: (): true => true,
  encryptPassword,
  makeFingerprint,
  rememberPassword,
  rememberedAccount,
  encryptRemembered,
  forgetPassword,
  // Loaded with the first large picture.
  shrinkPicture: async (picture: Blob): Promise<Blob> => (await import('./shrink-picture.ts')).shrinkPicture(picture),
  // Loaded with the first search: few visits need it, and every visit starts this worker.
  prepareSearch: async (source: SearchSource, typeNames: Record<number, string>, version: string): Promise<void> =>
    (await import('./search/find-games.ts')).prepareSearch(source, typeNames, version),
  findGames: async (ask: SearchAsk): Promise<SearchAnswer> => (await import('./search/find-games.ts')).findGames(ask),
};

export type Workshop = typeof workshop;

/** The global of this program, typed once. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

export type Scope = ServiceWorkerGlobalScope & {
  /** Written in by the build. */
  __WB_MANIFEST: PrecacheEntry[];
  /** Where most of these files stand in one; empty in development. Written in by the build. */
  __PACK: string;
  /** The paths of all calls that change nothing. Written in by the build, out of the contract. */
  __QUESTIONS: string[];
  /** Written in by the server when it starts: changes with the operator's settings, which stand in the document. */
  SETTINGS_REVISION?: string;
};

declare const self: Scope;

export const scope = self;
/** Read as `self.__WB_MANIFEST`, because the build replaces exactly these words. */
export const precacheEntries: PrecacheEntry[] = self.__WB_MANIFEST;
/** Read as `self.__PACK`, for the same reason. */
export const packUrl: string = self.__PACK;

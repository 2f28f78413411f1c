import { type FirstScreen, type KeptScreen, screenMark } from '#store/first-screen.ts';
import { readFact } from './kept-facts.ts';

/** What home opened with when it was last seen here, of who is logged in now. */
export function readKeptScreen(): FirstScreen | undefined {
  try {
    const { of, screen } = JSON.parse(readFact('firstScreen') ?? '') as KeptScreen;
    return of === screenMark(readFact('ACCESS_TOKEN') && readFact('owner')) ? screen : undefined;
  } catch {
    return undefined; // None, or broken: the outline stands until the program draws.
  }
}

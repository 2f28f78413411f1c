import { log } from '#shared/log.ts';
import { firstPictures, quietMoment } from './first-paint.ts';

/** For an effect that would compete with the first screen: begins after its pictures, and ends however early. */
export function afterFirstScreen(begin: () => () => void): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const wait = async (): Promise<void> => {
    await firstPictures();
    await quietMoment();
    if (!isOver) end = begin();
  };
  wait().catch((error: unknown) => log.info('not followed in this visit', { why: String(error) }));
  return () => {
    isOver = true;
    end?.();
  };
}

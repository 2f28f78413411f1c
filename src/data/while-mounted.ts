/** For what an effect follows with code that is loaded later: after the first paint, and ended however early. */
import { log } from '#shared/log.ts';
import { firstPictures, quietMoment } from './first-paint.ts';

export function whileMounted(follow: () => Promise<() => void>): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const begin = async (): Promise<void> => {
    await firstPictures();
    await quietMoment();
    if (isOver) return;
    end = await follow();
    if (isOver) end();
  };
  begin().catch((error: unknown) => log.info('not followed in this visit', { why: String(error) }));
  return () => {
    isOver = true;
    end?.();
  };
}

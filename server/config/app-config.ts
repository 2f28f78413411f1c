import type { config } from '#contract/config.ts';
import type { Handler } from '../call/handler.ts';

export const appConfig: Handler<typeof config.appConfig> = async ({ input, now, configAnswers }) => {
  const answer = await configAnswers.current(now);
  const isHeld = input.gameListVersion === answer.gameListVersion;
  return { ok: true, prepared: isHeld ? answer.withoutList : answer.whole };
};

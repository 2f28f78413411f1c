/** Asks what waits to be looked at, while somebody looks; the last known is there without a network. */
import { mail } from '#contract/mail.ts';
import { call } from './call.ts';
import { showRedDots } from './red-dots.ts';
import { repeatWhileSeen } from './repeat.ts';
import { inPlayerStore, isSignedIn } from './session.ts';

const FRESH_MS = 60_000;

const follow = repeatWhileSeen(() => void refresh(), FRESH_MS);

/** Returns what ends it. */
export function followRedDots(): () => void {
  void inPlayerStore((store) => store.fact('redDots')).then(showRedDots);
  return follow();
}

async function refresh(): Promise<void> {
  if (!isSignedIn.value) return;
  const outcome = await call(mail.hasMailUnread, {});
  if (!outcome.ok) return;
  const { red0, red1, red2, hasMail, hasTask, hasSignUpBonus } = outcome.value.answer;
  const isUnread = red0 + red1 + red2 > 0 || hasMail === 1;
  const value = { mail: isUnread, member: isUnread || hasTask === 1 || hasSignUpBonus === 1 };
  showRedDots(value);
  await inPlayerStore((store) => store.keepFact('redDots', value));
}

/** What follows every good sign-in: the player is kept, and half a second later the lobby is there. */
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { User } from '#contract/entities/user.ts';
import type { LOGIN_KINDS } from '#contract/enums.ts';
import { paths } from '#paths';
import { log } from '#shared/log.ts';
import { pause } from '#shared/pause.ts';
import { learnHidden } from '../lobby/offers.ts';
import { eventQueue } from '../events/events.ts';
import { askToKeepStorage } from '../app/storage.ts';
import { forgetReturn, returnFor } from './return-to.ts';
import { forgetRemembered, rememberPassword } from './passwords.ts';
import { owner } from '../player/owner.ts';
import { enter } from '../player/session.ts';

const STEP_MS = 500;

type Go = (to: string, options?: { replace?: boolean }) => void;

interface Arrival {
  user: User;
  go: Go;
  /** How they came in, as the event log counts it. */
  kind: (typeof LOGIN_KINDS)[keyof typeof LOGIN_KINDS];
  /** The password to keep on this phone, or that none is to be kept; without a word all stays as it is. */
  keep?: { password: string | undefined };
}

const arriving = signal(false);

/** Whether a sign-in of this tab is leading on by itself. */
export const isArriving: ReadonlySignal<boolean> = arriving;

/** False where they are not in after all, as where what keeps a player is on the other side of a connection that has just gone. */
export async function arrive(arrival: Arrival): Promise<boolean> {
  arriving.value = true;
  try {
    await leadOn(arrival);
    return true;
  } catch (error) {
    log.info('the player has not arrived', { why: String(error) });
    return false;
  } finally {
    arriving.value = false;
  }
}

async function leadOn({ user, go, kind, keep }: Arrival): Promise<void> {
  const step = pause(STEP_MS);
  await enter(user);
  await learnHidden(user.hiddenTypes);
  eventQueue.add(`signed-in-${kind}`);
  askToKeepStorage();
  if (keep?.password !== undefined) await rememberPassword(user.account, keep.password);
  else if (keep) await forgetRemembered();
  await step;
  // In place of the form: going back must not lead to a sign-in that is done.
  go(paths.home(), { replace: true });
  // A player who came for a game goes on to it; home stands behind it, for the way back.
  const asked = returnFor(owner.peek());
  if (!asked?.startsWith(`${paths.start()}?`)) return;
  forgetReturn();
  go(asked);
}

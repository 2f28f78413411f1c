/** What the compositor moves stands while something lies over the frame, and goes on where it stood. */
import { isStanding, setStanding } from './game-clock.ts';

/** A table's clock is everybody's: its bar runs on. */
export const RUNS_ON = 'runs-on';

let stopped: Animation[] = [];

export function standStill(isOn: boolean): void {
  if (isOn === isStanding()) return;
  setStanding(isOn);
  if (isOn) {
    stopped = document.getAnimations().filter(({ id, playState }) => id !== RUNS_ON && playState === 'running');
    for (const animation of stopped) animation.pause();
    return;
  }
  // One that has been cancelled meanwhile would begin anew.
  for (const animation of stopped) if (animation.playState === 'paused') animation.play();
  stopped = [];
}

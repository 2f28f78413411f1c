import { BETTING_MS, SHOWING_MS } from '../../live/live-clock.ts';
import type { LiveState } from '../../wire.ts';
import { element } from '../element.ts';
import { RUNS_ON } from '../stand-still.ts';
import { text } from '../text.ts';

export interface LiveClockView {
  node: HTMLElement;
  set: (state: LiveState) => void;
  /** Until bets close, or until the next round begins. */
  leftMs: () => number;
  /** Words that go on counting; read out they stand, so that nobody hears every second. */
  untilRoll: () => HTMLElement;
}

/** The table's clock. What is left comes from the server; the bar runs down by itself. */
export function makeLiveClock(): LiveClockView {
  const words = element('span', {}, '');
  const seconds = element('span', { class: 'seconds', 'aria-hidden': 'true' }, '');
  const bar = element('i', { class: 'run' });
  const node = element('div', { class: 'clock' }, words, seconds, element('div', { class: 'track' }, bar));
  let endsAt = 0;
  let isOpen: boolean | null = null;
  let counting: HTMLElement | null = null;
  const leftMs = (): number => endsAt - performance.now();
  const count = (): void => {
    const left = Math.max(0, Math.ceil(leftMs() / 1_000));
    seconds.textContent = text.secondsLeft(left);
    // The next moment may be late in coming, or not come at all.
    const takesBets = isOpen === true && left > 0;
    if (isOpen !== null) words.textContent = wordsOf(isOpen, takesBets);
    node.dataset['open'] = String(takesBets);
    if (counting) counting.textContent = text.nextRoll(left);
  };
  setInterval(count, 250);
  return {
    node,
    leftMs,
    untilRoll: () => {
      counting = element('span', { 'aria-hidden': 'true' });
      count();
      return element('span', {}, element('span', { class: 'unseen' }, counting.textContent), counting);
    },
    set: (state) => {
      const { leftMs: left } = state;
      isOpen = state.isOpen;
      endsAt = performance.now() + left;
      bar.getAnimations().forEach((animation) => animation.cancel());
      const whole = isOpen ? BETTING_MS : SHOWING_MS;
      const frames = [{ transform: `scaleX(${left / whole})` }, { transform: 'scaleX(0)' }];
      bar.animate(frames, { duration: left, id: RUNS_ON });
      count();
    },
  };
}

function wordsOf(isOpen: boolean, takesBets: boolean): string {
  if (!isOpen) return text.nextRound;
  return takesBets ? text.bettingOpen : text.bettingClosed;
}

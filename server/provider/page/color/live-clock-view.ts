import { BETTING_MS, SHOWING_MS } from '../../live/live-clock.ts';
import type { LiveState } from '../../wire.ts';
import { element } from '../element.ts';
import { text } from '../text.ts';

export interface LiveClockView {
  node: HTMLElement;
  set: (state: LiveState) => void;
}

/** The table's clock. What is left comes from the server; the bar runs down by itself. */
export function makeLiveClock(): LiveClockView {
  const words = element('span', {}, '');
  const seconds = element('span', { class: 'seconds', 'aria-hidden': 'true' }, '');
  const bar = element('i', { class: 'run' });
  const node = element('div', { class: 'clock' }, words, seconds, element('div', { class: 'track' }, bar));
  let endsAt = 0;
  const count = (): void => {
    seconds.textContent = text.secondsLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000)));
  };
  setInterval(count, 250);
  return {
    node,
    set: ({ isOpen, leftMs }) => {
      endsAt = performance.now() + leftMs;
      words.textContent = isOpen ? text.bettingOpen : text.nextRound;
      node.dataset['open'] = String(isOpen);
      bar.getAnimations().forEach((animation) => animation.cancel());
      const whole = isOpen ? BETTING_MS : SHOWING_MS;
      bar.animate([{ transform: `scaleX(${leftMs / whole})` }, { transform: 'scaleX(0)' }], { duration: leftMs });
      count();
    },
  };
}

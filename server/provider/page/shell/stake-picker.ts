import { element } from '../element.ts';
import { pesos } from '../money.ts';
import { text } from '../text.ts';

export interface StakePicker {
  node: HTMLElement;
  stake: () => number;
  /** Shows what a round that is under way was played for. */
  set: (stake: number) => void;
  setEnabled: (isEnabled: boolean) => void;
}

/** Begins a few steps above the least, where a balance lasts for a while. */
const BEGIN_AT = 2;

export function makeStakePicker(
  steps: readonly number[],
  onChange: (stake: number) => void = () => undefined,
): StakePicker {
  let at = Math.min(BEGIN_AT, steps.length - 1);
  let isEnabled = true;
  const amount = element('output', { class: 'amount' });
  const less = element('button', {
    type: 'button',
    class: 'round icon-less',
    'aria-label': text.less,
    click: () => settle(at - 1),
  });
  const more = element('button', {
    type: 'button',
    class: 'round icon-more',
    'aria-label': text.more,
    click: () => settle(at + 1),
  });
  const stake = (): number => steps[at] ?? 0;
  const show = (): void => {
    amount.textContent = pesos(stake());
    less.disabled = !isEnabled || at === 0;
    more.disabled = !isEnabled || at === steps.length - 1;
  };
  const settle = (place: number): void => {
    at = Math.min(steps.length - 1, Math.max(0, place));
    show();
    onChange(stake());
  };
  settle(at);
  return {
    node: element(
      'div',
      { class: 'stake', role: 'group', 'aria-label': text.bet },
      less,
      element('span', { class: 'figure' }, element('span', { class: 'name' }, text.bet), amount),
      more,
    ),
    stake,
    set: (wanted) => settle(steps.indexOf(wanted)),
    setEnabled: (isOn) => {
      isEnabled = isOn;
      show();
    },
  };
}

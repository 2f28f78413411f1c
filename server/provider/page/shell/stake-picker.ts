import { stakeSteps, stepWithin } from '../../engines/stakes.ts';
import { sayCapped } from '../ask-balance.ts';
import { element } from '../element.ts';
import type { GameTable } from '../game-table.ts';
import { keepBet, keptBet } from '../kept-bet.ts';
import { pesos } from '../money.ts';
import { text } from '../text.ts';

export interface StakePicker {
  node: HTMLElement;
  stake: () => number;
  /** Shows what a round that is under way was played for. */
  set: (stake: number) => void;
  setEnabled: (isEnabled: boolean) => void;
}

/** Begins where its player has left it, otherwise at the least; and never offers more than there is. */
export function makeStakePicker(
  { shell, visit, askBalance }: Pick<GameTable, 'shell' | 'visit' | 'askBalance'>,
  unit: number,
  onChange: (stake: number) => void = () => undefined,
): StakePicker {
  const steps = stakeSteps({ ...visit.game, unit });
  let at = stepWithin(steps, keptBet(visit).stake ?? 0, shell.balance());
  let isEnabled = true;
  const amount = element('output', { class: 'amount' });
  const less = makeButton('icon-less', text.less, () => choose(at - 1));
  const more = makeButton('icon-more', text.more, () =>
    isAtBalance() ? sayCapped(shell, next(), askBalance) : choose(at + 1),
  );
  const stake = (): number => steps[at] ?? 0;
  const next = (): number => steps[at + 1] ?? 0;
  const isAtBalance = (): boolean => next() > shell.balance();
  const show = (): void => {
    amount.textContent = pesos(stake());
    less.disabled = !isEnabled || at === 0;
    more.disabled = !isEnabled || at === steps.length - 1;
    // It can still be pressed, and says why nothing happens.
    more.dataset['capped'] = String(isAtBalance());
  };
  const settle = (place: number): void => {
    at = Math.min(steps.length - 1, Math.max(0, place));
    show();
    onChange(stake());
  };
  const choose = (place: number): void => {
    settle(place);
    keepBet(visit, { stake: stake() });
  };
  settle(at);
  shell.onBalance(show);
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

const makeButton = (look: string, name: string, click: () => void): HTMLButtonElement =>
  element('button', { type: 'button', class: `round ${look}`, 'aria-label': name, click });
